SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Tools come from .venv, Node among them. Certificates are the system's own.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export UV_SYSTEM_CERTS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH

SETUP := .venv/stamp
COPY := build/compiled
SOURCES := $(shell find src -type f -not -name '*.so' -not -name '*.pyc' -not -path '*.egg-info/*' -not -path 'src/starboard/web/*')
PAGE := $(shell [ ! -e web/package.json ] || find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')
WEB := $(if $(PAGE),build/web.stamp)
BROWSER := $(wildcard tests/browser)

# Both modes run the same tests with the same seeds; the slow ones (hundreds of whole games, a killed
# server) only once, compiled.
PYTEST := pytest -n auto --maxprocesses=8 --hypothesis-seed=1
FAST := tests/arena tests/cli tests/engine tests/house tests/mini tests/rules
COMPILED := env PYTHONPATH=$(CURDIR)/$(COPY) STARBOARD_MODE=compiled

LOCK := uv pip compile --quiet --universal --generate-hashes --custom-compile-command "make lock" $(UPGRADE)

.PHONY: help play test check gates web-gates interpreted compiled-tests browser-tests compile pure bench lock clean

help: ## Show the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(SETUP) $(COPY).stamp $(WEB) ## Start Starboard and open it in the browser
	PYTHONPATH=$(CURDIR)/$(COPY) starboard serve $(ARGS)

test: gates web-gates interpreted compiled-tests browser-tests ## Run every gate and test, in both modes

check: gates ## The fast tier, under a minute
	$(PYTEST) -q -x -m "not slow" $(FAST)

gates: $(SETUP)
	ruff check .
	ruff format --check .
	mypy
	lint-imports

interpreted: $(SETUP) $(WEB) pure
	STARBOARD_MODE=interpreted $(PYTEST) -m "not slow" --ignore=tests/browser --cov --cov-report=term

compiled-tests: $(SETUP) $(WEB)
	if python scripts/compiled.py --check; then \
	    python scripts/compiled.py $(COPY); \
	    touch $(COPY).stamp; \
	    $(COMPILED) $(PYTEST) --ignore=tests/browser; \
	else echo "NOT RUN: compiled tests, for want of a C compiler with Python's headers"; \
	    [ -z "$${CI:-}" ]; fi

browser-tests: $(SETUP) $(WEB) $(COPY).stamp
	$(if $(BROWSER),PYTHONPATH=$(CURDIR)/$(COPY) pytest $(BROWSER),@:)

web-gates: $(SETUP) $(WEB)
	$(if $(WEB),cd web && npm run check --if-present && npm run lint --if-present && npm test --if-present,@:)

compile: $(SETUP) ## Compile the rules in place (they then shadow the sources: see pure)
	python scripts/compiled.py src

pure: ## Back to the interpreted sources
	find src -name '*.so' -delete

bench: $(SETUP) $(COPY).stamp pure ## Measure both modes
	starboard bench $(ARGS)
	PYTHONPATH=$(CURDIR)/$(COPY) starboard bench $(ARGS)

lock: $(SETUP) ## Renew the locked requirements (UPGRADE=--upgrade for newer releases)
	$(LOCK) requirements/uv.in -o requirements/uv.txt
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml --extra ray --extra redis --group dev -o requirements/dev.txt

clean: pure ## Remove everything that make has made
	rm -rf .venv build dist src/*.egg-info src/starboard/web web/node_modules .coverage .*_cache .hypothesis

$(SETUP): requirements/dev.txt requirements/uv.txt scripts/setup.sh
	scripts/setup.sh
	@touch $@

$(COPY).stamp: $(SETUP) $(SOURCES) $(WEB) setup.py scripts/compiled.py
	python scripts/compiled.py $(COPY) --if-possible
	@touch $@

build/node.stamp: $(SETUP) web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@mkdir -p build && touch $@

build/web.stamp: build/node.stamp $(PAGE)
	cd web && npm run build
	@touch $@
