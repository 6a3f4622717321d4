"""The command line."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

import click

from starboard.engine.errors import StarboardError
from starboard.engine.row import BadTable

_COMMANDS: Final[dict[str, str]] = {
    "serve": "starboard.server.command:serve_command",
    "play": "starboard.cli.play:play_command",
    "simulate": "starboard.cli.simulate:simulate_command",
    "replay": "starboard.cli.replay:replay_command",
    "odds": "starboard.odds.text.command:odds_command",
    "arena": "starboard.arena.command:arena_command",
    "bench": "starboard.cli.bench:bench_command",
    "rules": "starboard.cli.rules:rules_command",
    "admin": "starboard.server.admin:admin_command",
    "backup": "starboard.server.admin:backup_command",
    "restore": "starboard.server.admin:restore_command",
}


class Commands(click.Group):
    """Commands are imported when they are called, so that `--help` is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in _COMMANDS if self._find(name) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._find(cmd_name)

    def _find(self, name: str) -> click.Command | None:
        module, _, attribute = _COMMANDS.get(name, "").partition(":")
        if not module:
            return None
        try:
            found: object = getattr(import_module(module), attribute)
        except ModuleNotFoundError as error:
            if error.name is not None and module.startswith(error.name):
                return None
            raise
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Commands)
@click.version_option(package_name="starboard")
def group() -> None:
    """Heavy space board games: play them, simulate them, calculate them."""


def main(arguments: list[str] | None = None) -> None:
    """Bad arguments and bad files give one clear line and exit code 2."""
    try:
        group.main(args=arguments, prog_name="starboard", standalone_mode=False)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.Abort:
        sys.exit(130)
    except click.ClickException as error:
        _fail(error.format_message())
    except (StarboardError, BadTable) as error:
        _fail(str(error))
    except BrokenPipeError:
        sys.exit(141)


def _fail(text: str) -> None:
    click.echo(f"starboard: {text}", err=True)
    sys.exit(2)
