"""Build Starboard: rules compiled by mypyc where a C compiler works, plain Python elsewhere.

STARBOARD_PURE=1 never compiles; STARBOARD_COMPILED=1 fails rather than stay plain.
"""

import hashlib
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
PACKAGE = Path("src/starboard")
GENERATED = Path("build/c")


def sources() -> list[str]:
    """The files to compile, as pyproject.toml lists them under [tool.starboard]."""
    choice = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["starboard"]
    left_out = {file for name in choice["interpreted"] for file in PACKAGE.glob(name)}
    folders = [PACKAGE / name for name in choice["compiled"]]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [str(file) for file in files if file not in left_out]


def extensions() -> list[Extension]:
    """One shared library, one C file per module: full speed, and both cores can compile."""
    if os.environ.get("STARBOARD_PURE"):
        return []
    from mypyc.build import mypycify

    return mypycify(
        sources(), opt_level="3", multi_file=True, group_name="starboard", target_dir=str(GENERATED)
    )


class BuildRules(build_ext):
    """Compiles all extensions or none: a lone half of the shared library cannot be imported."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_objects(self.compiler.compile)
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as error:
            if os.environ.get("STARBOARD_COMPILED"):
                raise
            self.warn(f"the rules stay plain Python: {error}")
            self.forget_extensions()

    def compile_objects(self, compile_one):
        """Wrap the compiler: several files at once, and none whose input is unchanged."""

        def compile_all(files, output_dir=None, **options):
            headers = hashlib.sha256(repr((sys.version, options)).encode())
            for header in sorted(GENERATED.rglob("*.h")):
                headers.update(header.read_bytes())

            def compile_file(file):
                [target] = self.compiler.object_filenames([file], output_dir=output_dir)
                key, stamp = headers.copy(), Path(target + ".sha256")
                key.update(Path(file).read_bytes())
                fresh = Path(target).exists() and stamp.exists()
                if not fresh or stamp.read_text() != key.hexdigest():
                    compile_one([file], output_dir=output_dir, **options)
                    stamp.write_text(key.hexdigest())
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_file, files))

        return compile_all

    def forget_extensions(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
