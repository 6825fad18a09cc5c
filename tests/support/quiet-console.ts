import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * What is said on the console is a fault somewhere: the site speaks through its log alone, which a test reads as
 * `site.log`. The test during which something was said fails.
 */
const METHODS = ["error", "warn", "log", "info"] as const;

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of METHODS) {
    const spy = vi.mocked(console[method]);
    const said = spy.mock.calls.map((call) => call.map(String).join(" "));
    spy.mockRestore();
    expect(said, `console.${method}`).toEqual([]);
  }
});
