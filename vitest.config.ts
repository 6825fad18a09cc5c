import { defineConfig } from "vitest/config";
import { islands } from "./app/islands/vite-plugin.ts";
import { articleFiles } from "./content/articles/vite-plugin.ts";
import { serverBuildFromRoutes } from "./tests/support/server-build.ts";

const shared = {
  setupFiles: ["./tests/support/quiet-console.ts"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  css: true,
};

export default defineConfig({
  test: {
    reporters: ["default", "./tests/support/closing-line.ts"],
    projects: [
      {
        plugins: [serverBuildFromRoutes(), articleFiles(), islands()],
        test: {
          ...shared,
          name: "site",
          include: ["{app,cli,content,database,domain,files,jobs,mail,server,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", "tests/faults/process.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts", "tests/faults/process.test.ts"],
          globalSetup: ["./tests/support/build-once.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
