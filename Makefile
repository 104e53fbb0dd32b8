# `make play` and `make test` do all their own set-up; nothing else has to be known.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play check test setup lock lint format e2e planted fast faults load fuzz mutants page pagecheck screenshots bench-page
.DEFAULT_GOAL := play
MAKEFLAGS += --no-print-directory
# some machines forbid to keep compiled modules: then every process of every test would compile them all again
export PYTHONDONTWRITEBYTECODE :=

# PORT chooses the port; SEANCE_NO_BROWSER=1 opens no browser
play: setup page
	@$(BIN)/python -m scripts.play

# browsers, servers and databases let their tests wait: one worker more than there are cores
WORKERS := $(shell expr $$(nproc) + 1)
test: setup
	@$(BIN)/python -m scripts.parts install
	@$(MAKE) -j2 -Otarget lint $$(command -v npm >/dev/null && echo page pagecheck)
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=40
	@$(BIN)/python -m scripts.parts report

# two minutes to know whether anything broke: format, types, imports, words, every scene, the models of the page
QUICK := tests/engine tests/testing tests/games tests/bots tests/terminal tests/saves tests/test_cli.py tests/test_frame.py tests/test_tutorial.py
check: setup
	@$(MAKE) -j2 -Otarget lint $$(command -v npm >/dev/null && echo pagecheck)
	@$(BIN)/pytest -q -n auto --dist worksteal -m "not slow" $(QUICK)

# only the tests in which people play in real browsers; they are among the tests too
e2e: setup page
	@$(BIN)/pytest -q -n 2 --dist worksteal tests/e2e

# every fault that we have planted on purpose must be noticed by the properties; a few are planted among the tests
planted: setup
	@SEANCE_PLANTED=all $(BIN)/pytest -q -n auto --dist worksteal tests/properties/test_planted.py

# the engine and the games compiled into build/fast (takes minutes, needs gcc), and how much faster they are
fast: setup
	@$(BIN)/python -m scripts.fast

# kill -9 at random moments, many times; hanging thinkers, clocks that are set, old backups, damaged rows, a bot farm,
# and 20,000 secrets of each game that nobody else may notice; a short version is among the tests
FAULTS := faults workers processes time database damage bot_farm quiet
faults: setup
	@SEANCE_FAULTS=40 $(BIN)/pytest -q $(FAULTS:%=tests/server/test_%.py)
	@SEANCE_SECRETS=20000 $(BIN)/pytest -q -n 2 -p no:logging tests/server/test_twins.py

# how many tables a server carries: docs/performance.md tells what was found
load: setup
	@$(BIN)/python -m scripts.load

# ten thousand games of each kind, everything checked after every answer, and as much from ten times as many wild
# positions; GAME=eldritch plays only that one, SEED=10000 other ones, and what occurred adds up
SEED ?= 0
GAME ?= arkham dungeontology eldritch nemesis
fuzz: setup
	@for game in $(GAME); do $(BIN)/python -m scripts.fuzz $$game --games 10000 --seed $(SEED) --jobs 2 || exit; done
	@for game in $(GAME); do $(BIN)/python -m scripts.chaos $$game --positions 100000 --seed $(SEED) --jobs 2 || exit; done
	@for game in $(GAME); do $(BIN)/python -m scripts.chaos $$game --order --positions 10000 --seed $(SEED) --jobs 2 || exit; done

# rules broken on purpose, four hundred of each game: which of them do their tests not notice?
GAMES := arkham dungeontology eldritch nemesis
SAMPLE ?= 400
mutants: setup
	@for game in $(GAMES); do $(BIN)/python -m scripts.mutants $$game --sample $(SAMPLE) --seed $(SEED) --jobs 2 --others || exit; done

lint: $(VENV)/packages.stamp
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m seance.testing.shown --check
	@$(BIN)/python -m seance.testing.scene_words --check
	@$(BIN)/python -m seance.engine.box --check

format: $(VENV)/packages.stamp
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/python -m seance.testing.shown
	@$(BIN)/python -m seance.testing.scene_words
	@$(BIN)/python -m seance.engine.box
	@if [ -d web/node_modules ]; then scripts/npm.sh run format --prefix web; fi

# the page: built by Vite into seance/server/page, which the server gives out
page: $(VENV)/page.stamp

pagecheck: $(VENV)/pagecheck.stamp

# every screen in English and Chinese, wide, middle and narrow, into docs/screenshots; SCREENS="arkham lobby" takes only those
screenshots: setup page
	@$(BIN)/python -m scripts.screenshots $(SCREENS)

# how heavy and how quick the page is, in real Chromium: docs/performance.md tells what was found
bench-page: setup page
	@$(BIN)/python -m scripts.bench_page

PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -name wire.d.ts)

$(VENV)/npm.stamp: web/package-lock.json scripts/npm.sh | $(VENV)/packages.stamp
	@scripts/npm.sh install --no-save --prefix web
	@touch $@

$(VENV)/page.stamp: $(VENV)/npm.stamp $(PAGE_SOURCES)
	@echo "Building the page …"
	@scripts/npm.sh run build --prefix web
	@touch $@

# types of views and messages are made from Python; then the page is checked and its models are tested
$(VENV)/pagecheck.stamp: $(VENV)/npm.stamp $(PAGE_SOURCES) $(shell find seance -name '*.py' -o -name 'page.ftl')
	@$(BIN)/python -m seance.server.schema >$(VENV)/schema.json
	@cd web && node scripts/wire.mjs ../$(VENV)/schema.json src/wire.d.ts
	@scripts/npm.sh run lint --prefix web
	@scripts/npm.sh run check --prefix web
	@scripts/npm.sh run test --prefix web
	@touch $@

setup: $(VENV)/packages.stamp $(VENV)/texts.stamp

$(VENV)/packages.stamp: pyproject.toml requirements.lock scripts/venv.sh
	@echo "Setting up $(VENV) …"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || scripts/venv.sh $(VENV) $(PYTHON)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --constraint requirements.lock --editable '.[dev]'
	@touch $@

# the versions that everybody gets, here and in the container, as they are in this environment
lock:
	@$(BIN)/python -m pip freeze --exclude-editable | sort >requirements.lock

# Traditional Chinese is made from simplified Chinese; a message that any language lacks stops us here.
# Folders count as sources too, so that a deleted file is noticed.
SOURCES := $(shell find seance -not -path '*/zh-Hant/*' -not -path '*/__pycache__*' -not -path '*/server/page*')

$(VENV)/texts.stamp: $(VENV)/packages.stamp $(SOURCES)
	@$(BIN)/python -m seance.engine.build
	@touch $@
