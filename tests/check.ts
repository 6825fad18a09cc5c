import { spawnSync } from "node:child_process";

/** `npm run check`: everything that must hold before a change lands, step by step; stops at the first that does not. */
const STEPS: readonly (readonly [name: string, command: string])[] = [
  ["formatting", "npm run -s format:check"],
  ["lint", "npm run -s lint"],
  ["types", "npm run -s typecheck"],
  ["dead code", "knip"],
  ["tests", "vitest run --config vitest.landing.config.ts"],
];

for (const [name, command] of STEPS) {
  console.log(`\n— ${name}: ${command}`);
  const began = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  // The tests come last, and nothing follows their count of what passed and failed.
  if (name === "tests") process.exit(status === 0 ? 0 : 1);
  if (status !== 0) {
    console.error(`\nThe check failed at: ${name}`);
    process.exit(1);
  }
  console.log(`— ${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
