# These do everything, set-up included:
#   make play   the table in the browser, against bots or with friends; LAN=yes lets others on your network join
#   make site   the same page as a folder of files that needs no server: alone, against bots or around one screen
#   make test   formatting, types and tests
# Set-up happens once, and again only when pyproject.toml or constraints.txt changes.

PYTHON ?= python3
# The tests start hundreds of programs, which should not all compile the modules to bytecode again.
unexport PYTHONDONTWRITEBYTECODE
# BROWSER=no leaves the system alone: nothing is installed outside this folder, and tests in a real browser are skipped.
# It is not exported, because programs would take it for the browser to open.
BROWSER ?= yes
VENV := .venv
BIN := $(VENV)/bin
# Modules are compiled to bytecode when they are first used, which most never are; those of the server are used at once.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt

PAGE := src/daikaiju/server/page/index.html
PAGE_PYTHON := src/daikaiju/server/page/python/files.json
MODULES := web/node_modules/.package-lock.json
# Sprites and fonts are cut out anew by every build.
PAGE_SOURCES := $(shell find web \( -name node_modules -o -path web/src/art/sprites -o -path web/src/styles/fonts \) -prune -o -type f -print) $(wildcard src/daikaiju/words/*/*.ftl)

SITE_SOURCES := $(shell find src/daikaiju tools/offline -name '*.py' -o -name '*.yaml' -o -name '*.npz' -o -name '*.wasm')

# Node builds the page: the machine's own if it is new enough, otherwise the one from PyPI.
NEW_ENOUGH := const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)
ifeq ($(shell node -e '$(NEW_ENOUGH)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes),yes)
NPM := npm
else
NODE := $(VENV)/ready-node
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm
endif

.PHONY: play page site site-play test checked compiled-king compiled-duel compiled-packs built test-long protocol engine constraints docs dist browser chromium postgresql redis kill load mutants golden observations screenshots clean

# HAND_OVER=yes leaves hints and reviews to the browsers of those who ask for them.
play: $(VENV)/ready-to-play $(PAGE) $(if $(HAND_OVER),$(PAGE_PYTHON))
	@$(BIN)/daikaiju serve $(if $(LAN),--lan) $(if $(HAND_OVER),--hand-over)

page: $(PAGE)

# Builds the page that needs no server into build/play: files for any web server, in a folder of their own too.
# SERVER=https://... names a server that its "Play with friends" leads to.
SITE := build/play
site: $(SITE)/sw.js

# Serves it on this machine, for trying.
site-play: site
	@echo "Open http://localhost:8421/ in a browser; Ctrl+C ends it."
	@$(BIN)/python -m http.server 8421 --bind 127.0.0.1 --directory $(SITE)

$(SITE)/sw.js: $(PAGE_PYTHON)
	@echo "Building the page that needs no server ..."
	@rm -rf $(SITE)
	@cd web && VITE_SERVER=$(SERVER) $(NPM) run --silent build:site -- --outDir ../$(SITE) --logLevel warn
	@cp -r $(dir $(PAGE_PYTHON)) $(SITE)/python
	@$(BIN)/python -m tools.offline.answers $(SITE)/api
	@cd web && $(WITH_NODE) node build-tools/precache.mjs ../$(SITE)
	@$(BIN)/python -m tools.offline.links $(SITE)

# Two things at a time: first what playing and compiling need, then King is compiled beside all checks, and then the rest.
# Then four tests at a time, because many of them spend most of their time waiting for a browser or a server.
test:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/ready-for-cpu built chromium postgresql redis
	@$(MAKE) --no-print-directory --jobs 2 compiled-king checked compiled-duel compiled-packs
	$(BIN)/pytest -n 4 --dist worksteal -r fE

# Nothing is a prerequisite here: while that was made, something else would take the place of the checks.
checked:
	@$(MAKE) --no-print-directory $(VENV)/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@$(MAKE) --no-print-directory browser
	$(BIN)/mypy
	@test ! -f $(MODULES) || (cd web && $(NPM) run --silent check && $(NPM) run --silent test)
	@$(MAKE) --no-print-directory docs

# Rules with a test pack are only compared with Python's, so they may run slowly: with less optimising they compile faster.
compiled-packs: export NUMBA_OPT := 1

compiled-king compiled-duel compiled-packs: compiled-%:
	@echo "Compiling $* for the tests (minutes, once for each change of the rules) ..."
	@$(BIN)/python -m tests.compiling $*

# Runs what takes longer: more random games, more kills, more requests; writes docs/long-tests.md (an hour and a half on two quiet cores).
test-long: $(VENV)/ready-for-ray
	$(BIN)/python -m tools.lab.long_tests

# Regenerates the page's types and docs/protocol.md from what the server declares.
protocol: $(VENV)/ready-to-play
	$(BIN)/python -m tools.typescript > web/src/net/types.ts
	$(BIN)/python -m tools.protocol_page

# Builds the engine's files anew, after a change of anything that is compiled into them (minutes).
engine: $(VENV)/ready-for-build-engine
	$(BIN)/python -m daikaiju.engine.building.build
	$(BIN)/python tools/engine_page.py
	$(BIN)/python tools/engine_types.py

# Pins what pyproject.toml leads to, keeping the versions that are pinned already; UPGRADE=yes takes the newest.
constraints: $(VENV)/ready-to-test
	$(BIN)/python tools/constraints.py $(if $(UPGRADE),--upgrade)

# Builds the documentation into build/site; a link that leads nowhere fails.
docs: $(VENV)/ready-for-docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "The documentation is in build/site/index.html."

# Builds dist/*.whl and dist/*.tar.gz with the page inside, and tries the wheel in an empty environment.
dist: $(VENV)/ready-for-dist $(PAGE)
	@rm -rf dist build
	@$(BIN)/python -m build --no-isolation --outdir dist . >/dev/null
	$(BIN)/python tools/try_wheel.py dist/*.whl

# What the tests in a real browser need, as far as it can be had here; without it they are skipped, and this says why.
browser: $(VENV)/ready-to-test chromium built
	@test ! -f $(MODULES) || $(MAKE) --no-print-directory site
	@$(BIN)/python -m tests.e2e.needs

built: | $(NODE)
	@$(MAKE) --no-print-directory $(MODULES) || echo "What the page is built with could not be fetched."
	@test ! -f $(MODULES) || $(MAKE) --no-print-directory page

chromium:
	@command -v chromium-headless-shell >/dev/null || test "$(BROWSER)" = no || test ! -f /etc/debian_version || test "$$(id -u)" != 0 || \
		(echo "Installing Debian's package chromium-headless-shell on this system (once; make test BROWSER=no leaves the system alone) ..." && \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium-headless-shell >/dev/null) || true

# PostgreSQL, with which the tests of the server run a second time; without it they say that it is missing.
# It comes after Chromium, because Debian installs one thing at a time.
postgresql: | chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || test "$(BROWSER)" = no || test ! -f /etc/debian_version || test "$$(id -u)" != 0 || \
		(echo "Installing Debian's package postgresql on this system (once; make test BROWSER=no leaves the system alone) ..." && \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql >/dev/null) || true

# Redis and HAProxy, with which several processes serve the same tables; without them those tests say what is missing.
redis: | postgresql
	@(command -v redis-server && command -v haproxy) >/dev/null || test "$(BROWSER)" = no || test ! -f /etc/debian_version || test "$$(id -u)" != 0 || \
		(echo "Installing Debian's packages redis-server and haproxy on this system (once; make test BROWSER=no leaves the system alone) ..." && \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends redis-server haproxy >/dev/null) || true

# Plays to some photogenic moments and retakes docs/screenshots.
screenshots: browser $(VENV)/ready-for-screenshots
	$(BIN)/python -m tools.lab.screenshots

# Kills the server 200 times while people play, and checks each time that nothing they were told is lost (a quarter of an hour).
# PROCESSES=3 kills and pauses three processes, PostgreSQL, Redis and the proxy instead, 300 times (two hours).
kill: $(VENV)/ready-to-test $(if $(PROCESSES),postgresql redis)
	$(BIN)/python -m $(if $(PROCESSES),tests.server.cluster_killing 300,tests.server.killing 200)

# Measures how many tables one server can hold (five minutes on a machine that does nothing else).
load: $(VENV)/ready-for-load
	$(BIN)/python bench/load/tables.py 100 500 1000

# Breaks the rules on purpose and counts how often a scenario notices; writes docs/mutants-*.md (half an hour).
mutants: $(VENV)/ready-for-mutants
	$(BIN)/python -m tools.lab.mutants king
	$(BIN)/python -m tools.lab.mutants duel

# Rewrites the golden play-throughs, checksums and texts after a deliberate change of the rules or words: all or none.
golden: $(VENV)/ready-to-play
	$(BIN)/python -m tools.golden

# Rewrites docs/observations.md from the declarations of what a seat sees.
observations: $(VENV)/ready-to-play
	$(BIN)/python -m tools.lab.observations

$(VENV)/ready-to-play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Daikaiju needs Python 3.11 or newer, but $(PYTHON) is " + sys.version.split()[0] + "; name another one with make PYTHON=...")'
	@echo "Setting up $(VENV) (once; a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable ".[engine,server]"
	@$(BIN)/python -c "import daikaiju.server.app.serving; from daikaiju.services.coach import load_coach; load_coach()"
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@echo "Building the page ..."
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(PAGE_PYTHON): $(PAGE) $(SITE_SOURCES) | $(VENV)/ready-to-play
	@echo "Packing Python for browsers (a minute) ..."
	@$(WITH_NODE) $(BIN)/python -m tools.offline.build $(dir $(PAGE_PYTHON))

# Not npm ci, which fails if the registry lacks builds for other systems, which are not needed here.
$(MODULES): web/package-lock.json | $(NODE)
	@echo "Fetching what the page is built with (once; a minute) ..."
	@cd web && $(NPM) install --no-save --silent
	@touch $@

# From here on the package is installed, so these add only what an extra of it needs.
$(VENV)/ready-node: | $(VENV)/ready-to-play
	@echo "Fetching Node, which builds the page (once) ..."
	@$(PIP) "daikaiju[node]"
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready-to-play
	@echo "Installing what the tests need (once; a few minutes) ..."
	@$(PIP) "daikaiju[test]"
	@touch $@

$(VENV)/ready-for-%: $(VENV)/ready-to-play
	@echo "Installing the extra $* (once) ..."
	@$(PIP) "daikaiju[$*]"
	@touch $@

$(addprefix $(VENV)/ready-for-,load mutants ray screenshots): $(VENV)/ready-to-test

clean:
	rm -rf web/node_modules src/daikaiju/server/page
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
