"""How long a move takes from the click to the drawn answer, in a late game of six.

Usage: python -m bench.page_answer ADDRESS SAVE [MOVES]. The server must run; SAVE is a saved game,
which is cut before its last records so that it goes on.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.host import ARGUMENTS, CHROMIUM

CUT: Final = 60
IMPORT: Final = """async (text) => {
    const json = { 'Content-Type': 'application/json' };
    const post = (path, body, csrf) => fetch('/api' + path, {
        method: 'POST', headers: { ...json, 'X-CSRF-Token': csrf }, body: JSON.stringify(body)
    }).then((answer) => answer.json());
    const me = await post('/guests', { name: 'Bench' }, '');
    return (await post('/tables/import', { text, name: 'Bench' }, me.csrf)).id;
}"""
CLICK: Final = """() => new Promise((done) => {
    const panel = () => document.querySelector('.decision')?.innerText ?? '';
    const rows = [...document.querySelectorAll('.decision .opt:not([aria-disabled])')];
    const leaves = rows.filter((row) => !row.querySelector('.pill'));
    const row = leaves[Math.floor(Math.random() * leaves.length)];
    if (!row) return done(null);
    const before = panel();
    const start = performance.now();
    const look = () => {
        if (panel() !== before || !document.querySelector('.decision')) {
            requestAnimationFrame(() => done(performance.now() - start));
        } else if (performance.now() - start > 5000) done(null);
        else requestAnimationFrame(look);
    };
    row.click();
    look();
})"""


def late(save: Path) -> str:
    """The saved game without its last records."""
    lines = save.read_text().rstrip("\n").split("\n")
    records = [line for line in lines if not line.startswith("end ")]
    return "\n".join(records[:-CUT]) + "\n"


def samples(page: Page, moves: int) -> list[float]:
    """Milliseconds of so many moves; curtains are opened without being measured."""
    found: list[float] = []
    for _ in range(moves * 4):
        if len(found) == moves:
            break
        curtain = page.locator("main.curtain button")
        if curtain.count():
            curtain.click()
            page.wait_for_timeout(300)
            continue
        taken = page.evaluate(CLICK)
        if isinstance(taken, int | float):
            found.append(float(taken))
        page.wait_for_timeout(60)
    return found


def main() -> None:
    """Print the figures as JSON."""
    address, save = sys.argv[1], Path(sys.argv[2])
    moves = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.goto(address)
        table = page.evaluate(IMPORT, late(save))
        page.goto(f"{address}/table/{table}")
        page.wait_for_timeout(2000)
        found = sorted(samples(page, moves))
        browser.close()
    p95 = found[int(0.95 * (len(found) - 1))]
    row = {"moves": len(found), "median_ms": round(statistics.median(found), 1)}
    print(json.dumps({**row, "p95_ms": round(p95, 1), "most_ms": round(found[-1], 1)}))


if __name__ == "__main__":
    main()
