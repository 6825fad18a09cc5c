import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { newFolder } from "./support/new-folder.ts";
import { ROOT } from "./support/repository.ts";

/** Prometheus's own reader of rules: Debian's package `prometheus` has it. */
const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

type Rule = { alert: string; labels: object; annotations: object };
const ALERTS = join(ROOT, "deploy/alerts.yaml");
const RULES = (parse(readFileSync(ALERTS, "utf8")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);

/** Two quiet hours of a site, a value each minute, as promtool writes them: `0+60x120` rises by 60. */
const QUIET = {
  'up{job="niho"}': "1x120",
  'niho_desk_items{kind="emergency",late="yes"}': "0x120",
  niho_database_up: "1x120",
  'niho_request_seconds_count{status="200"}': "0+60x120",
  'niho_request_seconds_count{status="500"}': "0x120",
  niho_clock_trusted: "1x120",
  niho_data_free_bytes: "5000000000x120",
  'niho_events_total{event="booking",kind="booked"}': "0+1x120",
  'niho_events_total{event="booking",kind="taken"}': "0x120",
  'niho_job_failed{job="hand over backup"}': "0x120",
  'niho_job_done_timestamp_seconds{job="back up"}': "0x120",
  niho_outbox_oldest_seconds: "0x120",
  'niho_outbox_messages{state="given up"}': "0x120",
};

/** What goes wrong, and the labels that its alert has. */
const FAULTS: Record<string, [series: Record<string, string>, labels: Record<string, string>]> = {
  NihoDown: [{ 'up{job="niho"}': "1x110 0x10" }, { job: "niho" }],
  NihoEmergencyLate: [
    { 'niho_desk_items{kind="emergency",late="yes"}': "1x120" },
    { kind: "emergency", late: "yes" },
  ],
  NihoDatabaseDown: [{ niho_database_up: "0x120" }, {}],
  NihoAnswersFail: [{ 'niho_request_seconds_count{status="500"}': "0+1x120" }, {}],
  NihoFormsNotStored: [
    { 'niho_events_total{event="form not stored",kind="booking"}': "_x115 1x5" },
    { event: "form not stored", kind: "booking" },
  ],
  NihoClockJumped: [{ niho_clock_trusted: "0x120" }, {}],
  NihoDiskNearlyFull: [{ niho_data_free_bytes: "400000000x120" }, {}],
  NihoBookedTimesTaken: [
    { 'niho_events_total{event="booking",kind="taken"}': "0+1x120" },
    { event: "booking" },
  ],
  NihoJobFailed: [{ 'niho_job_failed{job="hand over backup"}': "1x120" }, { job: "hand over backup" }],
  // Seconds before the first of these minutes.
  NihoBackupOld: [{ 'niho_job_done_timestamp_seconds{job="back up"}': "-140000x120" }, { job: "back up" }],
  NihoMailStuck: [{ niho_outbox_oldest_seconds: "1000x120" }, {}],
  NihoMailGivenUp: [{ 'niho_outbox_messages{state="given up"}': "1x120" }, { state: "given up" }],
};

describe("To Prometheus", () => {
  test("there is a fault for each alert to fire on", () => {
    expect(RULES.map(({ alert }) => alert).toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  });

  test.skipIf(!hasPromtool)(
    "each alert fires on its own fault and on no other, and none on a quiet day",
    () => {
      const days = [
        ["", {}, {}] as const,
        ...Object.entries(FAULTS).map(([name, fault]) => [name, ...fault] as const),
      ];
      const file = join(newFolder(), "alerts.test.yaml");
      writeFileSync(
        file,
        stringify({
          rule_files: [ALERTS],
          tests: days.map(([fault, series, labels]) => ({
            name: fault,
            interval: "1m",
            input_series: Object.entries({ ...QUIET, ...series }).map(([name, values]) => ({
              series: name,
              values,
            })),
            alert_rule_test: RULES.map(({ alert, labels: own, annotations }) => ({
              eval_time: "2h",
              alertname: alert,
              exp_alerts:
                alert === fault ? [{ exp_labels: { ...labels, ...own }, exp_annotations: annotations }] : [],
            })),
          })),
        }),
      );
      const { status, stdout, stderr } = promtool("test", "rules", file);
      expect(status, stdout + stderr).toBe(0);
    },
  );

  test.skipIf(!hasPromtool)("each question of the dashboard makes sense", () => {
    const { panels } = JSON.parse(readFileSync(join(ROOT, "deploy/dashboard.json"), "utf8")) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, at) => ({ record: `one:${at}`, expr }));
    expect(rules.length).toBeGreaterThan(20);
    const file = join(newFolder(), "dashboard.yaml");
    writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules }] }));
    const { status, stdout, stderr } = promtool("check", "rules", file);
    expect(status, stdout + stderr).toBe(0);
  });
});

function promtool(...words: string[]) {
  return spawnSync("promtool", words, { encoding: "utf8" });
}
