#!/usr/bin/env bash
# Make .venv from the locked requirements. Called by make once per change of the locks.
set -euo pipefail

python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Starboard needs Python 3.11 or newer; set PYTHON=/path/to/python." >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian keeps venv in a package of its own.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && apt-get install -y -qq python3-venv
    else
        echo "Python lacks venv; on Debian: sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi

[ -x .venv/bin/python ] || "$python" -m venv .venv

if .venv/bin/python -m pip install --quiet --require-hashes -r requirements/uv.txt; then
    .venv/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes requirements/dev.txt requirements/uv.txt
    install=(.venv/bin/uv pip install --python .venv/bin/python)
else
    .venv/bin/python -m pip install --quiet --require-hashes -r requirements/dev.txt
    install=(.venv/bin/python -m pip install)
fi
STARBOARD_PURE=1 "${install[@]}" --quiet --no-deps --no-build-isolation --editable .
