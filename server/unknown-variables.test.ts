import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const unknown = (names: readonly string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, "x"]))).unknown.map(({ name, meant }) => [
    name,
    meant,
  ]);

test.each([
  ["OPERATER_NAME", "OPERATOR_NAME"],
  ["SMPT_URL", "SMTP_URL"],
  ["SMTP_URI", "SMTP_URL"],
  ["PUBLIC_URl", "PUBLIC_URL"],
  ["operator_name", "OPERATOR_NAME"],
  ["DATADIR", "DATA_DIR"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["TRUSTED_PROXY", undefined],
  ["TRUSTED_PROXIE", "TRUSTED_PROXIES"],
  ["SAMPLE_PRACTICE", "SAMPLE_PRACTICES"],
  ["OPERATOR_FAX", undefined],
  ["NIHO_PORT", undefined],
  ["HSTS_SUBDOMAIN", "HSTS_SUBDOMAINS"],
  ["ROUTNG", "ROUTING"],
])("%s is told as one that nothing reads; meant is %s", (name, meant) => {
  expect(unknown([name])).toEqual([[name, meant]]);
});

test("What other programs read is none of ours", () => {
  const others =
    "PATH HOME HOSTNAME USER LOGNAME LANG TERM SHELL SHLVL PWD TZ MAIL NODE_ENV NODE_OPTIONS NODE_PORT CI EDITOR PORTS HTTP_PROXY HTTPS_PROXY NO_PROXY PGHOST PGPORT TEST_DATABASE_URL npm_config_cache LISTEN_FDS LISTEN_PID JOURNAL_STREAM INVOCATION_ID POST COST HOSTS XDG_DATA_DIRS LS_COLORS DISPLAY DEBUG LOG_FILE VIEWS";
  expect(unknown(others.split(" "))).toEqual([]);
});
