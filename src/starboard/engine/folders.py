"""A player's folder of overriding tables, read once; the engine itself opens no such path."""

from pathlib import Path


def folder_texts(path: Path) -> dict[str, str]:
    """The TOML files of a folder by name, to be stored with the table."""
    if not path.is_dir():
        raise NotADirectoryError(f"{path}: expected a folder of TOML files")
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(path.glob("*.toml"))}
