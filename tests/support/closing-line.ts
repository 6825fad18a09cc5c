import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with what was left out, and with `N passed, N failed` alone on the last line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: string): void {
    const leftOut = new Set<string>();
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const result = test.result();
        const { state } = result;
        if (result.state === "skipped" && result.note) leftOut.add(result.note);
        if (state === "passed" || state === "failed" || state === "skipped") count[state] += 1;
      }
      const isBroken = module.state() === "failed" && tests.every((test) => test.result().state !== "failed");
      if (isBroken) count.failed += 1;
    }
    if (reason !== "passed" && count.failed === 0) count.failed = 1;
    if (!process.env.TEST_DATABASE_URL) {
      console.log("PostgreSQL: left out, because TEST_DATABASE_URL is not set.");
    }
    for (const note of leftOut) console.log(note);
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
    process.on("exit", () => console.log(`${count.passed} passed, ${count.failed} failed${skipped}`));
  }
}
