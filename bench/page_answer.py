"""How long a move takes from the click to the drawn answer, in a late game of six.

Usage: python -m bench.page_answer ADDRESS [MOVES]. The server must run. Bots play the game up to
its last rounds first; then one seat is a person's, who clicks, against five bots. Two halves are
told apart: the line (from sending the move to having its answer) and the drawing (from there to
the picture). With --list every move is told.
"""

from __future__ import annotations

import json
import statistics
import sys
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.host import ARGUMENTS, CHROMIUM

from starboard import bots
from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.games import get

SEED: Final = 7
CUT: Final = 200
WATCH: Final = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (!this.watched) this.addEventListener('message', (event) => {
            if (String(event.data).includes('"type":"update"')) window.heard = performance.now();
        });
        this.watched = true;
        if (String(data).includes('"play"')) window.sent = performance.now();
        return send.call(this, data);
    };
"""
IMPORT: Final = """async (text) => {
    const json = { 'Content-Type': 'application/json' };
    const post = (path, body, csrf) => fetch('/api' + path, {
        method: 'POST', headers: { ...json, 'X-CSRF-Token': csrf }, body: JSON.stringify(body)
    }).then((answer) => answer.json());
    const me = await post('/guests', { name: 'Bench' }, '');
    return (await post('/tables/import',
        { text, name: 'Bench', seat: 0, level: 'random' }, me.csrf)).id;
}"""
CLICK: Final = """(pick) => new Promise((done) => {
    const panel = () => document.querySelector('.dock')?.innerText ?? '';
    const rows = [...document.querySelectorAll('.dock .drow:not([aria-disabled])')];
    const leaves = rows.filter((row) => !row.querySelector('.pill'));
    const row = leaves[pick % leaves.length];
    if (!row) {
        rows[0]?.click();
        return done(null);
    }
    const before = panel();
    const start = performance.now();
    const drawn = () => {
        const end = performance.now();
        done({ all: end - start, line: window.heard - window.sent, draw: end - window.heard });
    };
    const look = () => {
        const gone = !document.querySelector('.dock');
        if (window.heard > start && (gone || panel() !== before)) requestAnimationFrame(drawn);
        else if (performance.now() - start > 5000) done(null);
        else requestAnimationFrame(look);
    };
    // The first press chooses, the second one does it.
    if (row.ariaPressed !== 'true') row.click();
    queueMicrotask(() => row.click());
    requestAnimationFrame(look);
})"""
Sample = dict[str, float]


def late(cut: int = CUT) -> str:
    """A game of six that bots have played almost to its end, or to it."""
    game, picks = get("eclipse"), Quick(SEED)
    table = Table(game, 6, f"bench {SEED}", {})
    players = [bots.make("casual") for _ in range(6)]
    while not table.over:
        seat = table.actors[0]
        table.play(seat, bots.think(players[seat], game, table.state, seat, picks))
    if not cut:
        return table.save()
    lines = table.save().rstrip("\n").split("\n")
    records = [line for line in lines if not line.startswith("end ")]
    return "\n".join(records[:-cut]) + "\n"


def samples(page: Page, moves: int) -> list[Sample]:
    """The times of so many moves; waiting for the bots is not measured."""
    found: list[Sample] = []
    for pick in range(moves * 10):
        if len(found) == moves or page.locator(".score").count():
            break
        if page.locator(".dock .drow:not([aria-disabled])").count() == 0:
            page.keyboard.press("c")
            page.wait_for_timeout(450)
            continue
        asked = page.locator(".dock h2").inner_text()
        taken = page.evaluate(CLICK, pick * 7919)
        if taken:
            found.append(taken)
            if "--list" in sys.argv:
                print(asked, {part: round(value) for part, value in taken.items()})
        page.wait_for_timeout(450)
    return found


def figures(found: list[Sample], part: str) -> dict[str, float]:
    """Median, 95th percentile and worst case of one part."""
    values = sorted(sample[part] for sample in found)
    p95 = values[int(0.95 * (len(values) - 1))]
    return {
        "median_ms": round(statistics.median(values), 1),
        "p95_ms": round(p95, 1),
        "most_ms": round(values[-1], 1),
    }


def main() -> None:
    """Print the figures as JSON."""
    address = sys.argv[1]
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    save = late()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.add_init_script(WATCH)
        page.goto(address)
        table = page.evaluate(IMPORT, save)
        page.goto(f"{address}/table/{table}")
        page.wait_for_timeout(2500)
        found = samples(page, moves)
        browser.close()
    print(json.dumps({"moves": len(found), **{p: figures(found, p) for p in found[0]}}))


if __name__ == "__main__":
    main()
