# `make play` and `make test` do all their own set-up; nothing else has to be known.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test setup lint format
.DEFAULT_GOAL := play
MAKEFLAGS += --no-print-directory

play: setup
	@$(BIN)/seance play nemesis

test: setup
	@$(BIN)/python -m scripts.parts install
	@$(MAKE) lint
	@$(BIN)/pytest -q -n auto --dist worksteal
	@$(BIN)/python -m scripts.parts report

lint: setup
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: setup
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

setup: $(VENV)/packages.stamp

$(VENV)/packages.stamp: pyproject.toml scripts/venv.sh
	@echo "Setting up $(VENV) …"
	@test -x $(BIN)/pip || scripts/venv.sh $(VENV) $(PYTHON)
	@$(BIN)/pip install -qq --disable-pip-version-check --editable '.[dev]'
	@touch $@
