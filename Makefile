# `make` lists the targets. Only Python 3.11 or newer is assumed.
PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python,$(if $(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo yes),$(name))))
BIN := .venv/bin
# The libraries are installed without byte code: where Python may not keep what it compiled, each of hundreds of processes compiles them all.
unexport PYTHONDONTWRITEBYTECODE
GAMES ?= 5000
PUZZLES ?= 10000
KILLS ?= 200
MESSAGES ?= 1000000
REQUESTS ?= 200000
RUNS ?= 10
# Tests wait half of their time, for servers and browsers: two processes keep a processor busy.
WORKERS ?= $(shell echo $$((2 * $$(nproc 2> /dev/null || echo 1))))
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
SITE ?= build/site
DATASET ?= build/dataset

.PHONY: docs help screens setup compiler environment engines play test ci checks quick thorough steady timings laws puzzles kills fuzz slow audit sbom bench load pictures film flows town responsiveness visits lighthouse site preview dataset lint types layouts lock release conformance clean python

help: ## this list
	@grep -hE '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: python ## a table on this machine, in the browser; in the terminal: .venv/bin/katzentisch play
	@$(PYTHON) -m tools.environment play
	@$(BIN)/python -m tools.play

setup: environment engines ## everything that developers need: virtual environment, pinned dependencies, compiled engines

compiler: python
	@$(PYTHON) -m tools.environment compile

environment: compiler
	@$(PYTHON) -m tools.environment dev

engines: compiler
	@KATZENTISCH_PURE=1 $(BIN)/python -m tools.engines

python:
	@test -n "$(PYTHON)" || { echo "Katzentisch needs Python 3.11 or newer." >&2; exit 1; }

test: checks ## before a commit: everything but most pages in a browser, builds and stress tests (SEED=… repeats a run)
	@$(PYTEST) -m "not ci and not thorough and not release"

ci: checks ## everything that CI runs: make test, every page in a browser, builds and stress tests (SEED=… repeats a run)
	@$(PYTEST)

checks: python
	@$(MAKE) --no-print-directory --jobs 2 engines lint
	@$(BIN)/deno test -q --no-check --allow-read src

quick: engines lint ## for the time between: all of make lint, and in less than a minute the tests that need no server and little time
	@$(BIN)/deno test -q --no-check --allow-read src
	@$(PYTEST) -m "not slow and not ci and not thorough and not release" src $(wildcard tests/test_*.py)

screens: setup ## the tests in a browser only: pages of a server, and the site
	@$(PYTEST) tests/web tests/site

thorough: setup ## before a release: every test, also those that take minutes, and property tests at length
	@THOROUGH=1 $(PYTEST) -m "not release"

steady: setup ## the tests of servers and browsers again and again on a busy machine, and what failed (RUNS=10 SEED=… TESTS=…)
	@$(BIN)/python -m tests.steady $(RUNS) $(TESTS)

timings: setup ## where the time of the tests goes, file by file (TESTS=…)
	@rm -rf build/timings
	@TIMINGS=build/timings $(PYTEST) $(TESTS); $(BIN)/python -m tests.timings build/timings

lint: environment ## style, types, the direction of imports, and words
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m tools.check_words
	@$(BIN)/deno fmt -q --check
	@$(BIN)/deno lint -q
	@$(BIN)/deno check -q $(filter-out src/katzentisch/web/vendor/%,$(wildcard src/katzentisch/web/*.js src/katzentisch/web/*/*.js src/katzentisch/games/*/web/*.js))

laws: setup ## the nine laws at length (GAMES=5000)
	@$(BIN)/katzentisch laws --games $(GAMES)

puzzles: setup ## Cryptid puzzles by the thousand, each judged by an independent checker (PUZZLES=10000)
	@PUZZLES=$(PUZZLES) $(PYTEST) src/katzentisch/games/cryptid/tests/test_puzzles.py -k made

kills: setup ## servers, databases, the bus, disks and clocks fail again and again while people play, are called, join and forgotten (KILLS=200 SEED=…)
	@KATZENTISCH_KILLS=$(KILLS) $(BIN)/python -m pytest -s -m "not release" --timeout 0 tests/server/test_kills.py tests/server/test_house_kills.py

fuzz: setup ## nonsense by WebSocket and HTTP at real servers while people play (MESSAGES=1000000 REQUESTS=200000 SEED=…)
	@KATZENTISCH_MESSAGES=$(MESSAGES) KATZENTISCH_REQUESTS=$(REQUESTS) $(BIN)/python -m pytest -s --timeout 0 tests/server/test_fuzz.py

slow: setup ## the tests in a browser with slow pages: a test that reads something without waiting for it fails every time
	@KATZENTISCH_SLOW=1 $(PYTEST) tests/web tests/site

bench: setup ## how fast the engines are; with peers: .venv/bin/katzentisch bench --peers
	@$(BIN)/katzentisch bench

pictures: setup ## pictures of every game for the README (needs Chromium)
	@$(BIN)/python -m tests.web.pictures

film: setup ## a whole evening of each game as strips of stills in build/film (FILM=folder GAME=name DEVICE=phone; needs Chromium)
	@$(BIN)/python -m tests.web.film

flows: setup ## the ways in and back as strips of stills in build/film: a stranger, friends, a cup, a Swiss season, a site offline (FLOW=name DEVICE=phone; needs Chromium)
	@$(BIN)/python -m tests.web.flows

town: setup ## how long a person's own page takes among 10 000 persons and 100 000 matches, beside a tenth of that
	@$(BIN)/python -m tests.server.town

responsiveness: setup ## how much work clicks are until they are painted, and what a table without a server costs (needs Chromium)
	@$(BIN)/python -m tests.web.responsiveness
	@$(BIN)/python -m tests.site.bench

visits: setup ## clicks, seconds and bytes from the address to the first decision, at a site and at a server (needs Chromium)
	@$(BIN)/python -m tests.site.visits

lighthouse: setup ## how well pages of a server and of the site load, as Lighthouse judges them: pages by categories, on a phone and a laptop (PAGE=… DEVICE=phone REPEATS=3; needs Chromium)
	@$(BIN)/python -m tests.web.lighthouse

site: setup ## the games for any static web server, engines and all, in build/site (SITE=folder)
	@$(BIN)/katzentisch site $(SITE) --cache build/fetched

preview: site ## look at that site on this machine
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory $(SITE) 5211

dataset: setup ## ten thousand games of each game for those who learn from data, in build/dataset (DATASET=folder); it goes on where it stopped
	@$(BIN)/katzentisch dataset $(DATASET)

types: setup ## tell the browser's type checker what the wire and the views look like
	@$(BIN)/python -m katzentisch.server.generate

layouts: setup ## write down again what each number of an observation means
	@$(BIN)/python -m katzentisch.learn > docs/observations.md

conformance: setup ## the conformance suites of PettingZoo, Gymnasium, OpenSpiel and sb3-contrib as a table; those that are not installed are named
	@$(BIN)/python -m tests.learn.conformance

load: setup ## how much a server carries: moves a second, delays, memory; beside boardgame.io where Node is
	@$(BIN)/python -m katzentisch.bench.load

PIN = build/uv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
# Litestar asks for polyfactory, and that for faker (14 MB), only to invent examples in a schema; ours has none.
LEAN = --no-emit-package polyfactory --no-emit-package faker
lock: python ## pin the dependencies again, with hashes and without index addresses
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install -q uv
	@$(PIN) $(LEAN) pyproject.toml --extra learn --extra postgresql --extra redis --group dev -o requirements/dev.lock
	@$(PIN) $(LEAN) -c requirements/dev.lock pyproject.toml --extra serve --group install -o requirements/play.lock
	@$(PIN) $(LEAN) -c requirements/dev.lock pyproject.toml --extra postgresql --extra redis -o requirements/host.lock
	@$(PIN) -c requirements/dev.lock --group compile -o requirements/compile.lock
	@$(PIN) --group docs -o requirements/docs.lock

TOOLS = $(PYTHON) -m venv build/audit && build/audit/bin/python -m pip install -q pip-audit cyclonedx-bom
docs: python ## all docs and the API reference as a static site in build/docs-site
	@test -x build/docs/bin/mkdocs || { $(PYTHON) -m venv build/docs && build/docs/bin/python -m pip install -q --require-hashes --no-deps -r requirements/docs.lock; }
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --quiet --strict && echo "build/docs-site/index.html"

audit: python ## whether anything that is pinned is known to be unsafe (asks the Python Package Index)
	@$(TOOLS)
	@for lock in requirements/*.lock; do echo $$lock; build/audit/bin/pip-audit --disable-pip --require-hashes --strict --progress-spinner off -r $$lock || { echo "Not known to be safe: something in $$lock is unsafe, or the index says nothing about it." >&2; exit 1; }; done

sbom: python ## a bill of materials of what a server runs on, build/sbom.json (CycloneDX)
	@$(TOOLS)
	@build/audit/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible -o build/sbom.json requirements/host.lock

release: environment ## sdist, pure wheel and manylinux wheels, each installed into an empty environment of every Python that is here (PYTHONS=3.11,3.13)
	@KATZENTISCH_PURE=1 $(BIN)/python -m tools.release

clean: ## remove everything that make made
	@rm -rf .venv build dist src/*.egg-info src/katzentisch/_native .mypy_cache .ruff_cache .pytest_cache
