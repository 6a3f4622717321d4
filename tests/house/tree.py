"""The checkout as the house tests see it."""

import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "starboard"


def tracked() -> list[Path]:
    """Every file git tracks and that is there."""
    command = ["git", "ls-files", "-z", "--cached"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]


def text_lines(file: Path) -> list[tuple[int, str]]:
    """The numbered lines of a text file; none of a picture."""
    content = file.read_bytes()
    if b"\0" in content:
        return []
    return list(enumerate(content.decode().splitlines(), start=1))


def place(file: Path, number: int) -> str:
    return f"{file.relative_to(ROOT)}:{number}"


def compiled_sources() -> list[Path]:
    """The files that mypyc compiles, as pyproject.toml lists them."""
    choice = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["starboard"]
    left_out = {file for name in choice["interpreted"] for file in PACKAGE.glob(name)}
    files = [file for name in choice["compiled"] for file in (PACKAGE / name).rglob("*.py")]
    return [file for file in files if file not in left_out]
