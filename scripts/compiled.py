"""Compile the rules and lay them out: `compiled.py FOLDER` makes FOLDER/starboard.

FOLDER `src` puts the libraries beside the sources; any other folder becomes a whole copy of the
package, so that the checkout itself stays interpreted. `--if-possible` settles for plain Python
where they cannot be compiled; `--check` only tells (exit code 0) whether a C compiler works.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SOURCE = Path("src")
LIBRARIES = Path("build/lib")


def can_compile() -> bool:
    """Whether a C compiler finds the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = "-I" + sysconfig.get_path("include")
    command = [*compiler, include, "-fsyntax-only", "-x", "c", "-"]
    try:
        done = subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True)
    except FileNotFoundError:
        return False
    return done.returncode == 0


def build() -> bool:
    """Bring the libraries below build/lib up to date; False if that fails."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(LIBRARIES)]
    return subprocess.run(command, env={**os.environ, "STARBOARD_COMPILED": "1"}).returncode == 0


def copy_sources(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(SOURCE, folder, ignore=ignore)


def copy_libraries(folder: Path) -> None:
    """Copy each library whose module still exists, and the one they share."""
    for library in LIBRARIES.rglob("*.so"):
        place = library.relative_to(LIBRARIES)
        module = SOURCE / place.with_name(place.name.split(".")[0] + ".py")
        if module.exists() or place.parent == Path("."):
            shutil.copy2(library, folder / place)


def main(arguments: list[str]) -> int:
    possible = can_compile()
    if "--check" in arguments:
        return 0 if possible else 1
    folder = Path(arguments[0])
    if folder.resolve() != SOURCE.resolve():
        copy_sources(folder)
    if possible and build():
        copy_libraries(folder)
        return 0
    why = "see above" if possible else "no working C compiler with the headers of Python"
    print(f"The rules were not compiled: {why}.", file=sys.stderr)
    return 0 if "--if-possible" in arguments else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
