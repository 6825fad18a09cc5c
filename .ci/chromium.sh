#!/usr/bin/env bash
# Installs Debian's Chromium where root may: its headless shell, which most browser tests use, and the whole browser, which
# keeps pages that were left and is needed for the tests of that. Without root the tests fetch that of tools/chromium/.
set -euo pipefail
command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then exit 0; fi
apt-get update >/dev/null
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium chromium-headless-shell >/dev/null
