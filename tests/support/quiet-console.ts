import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * What nobody expected on the console is a fault somewhere: the test during which it was said fails.
 * A test that expects it says so: `expectConsole("error", /disk is full/)`.
 */
const METHODS = ["error", "warn", "log", "info"] as const;
type Method = (typeof METHODS)[number];

let expected: { method: Method; pattern: RegExp }[] = [];

export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({ method, pattern });
}

beforeEach(() => {
  expected = [];
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of METHODS) {
    const spy = vi.mocked(console[method]);
    const said = spy.mock.calls.map((call) => call.map(String).join(" "));
    spy.mockRestore();
    const surprising = said.filter(
      (line) => !expected.some((one) => one.method === method && one.pattern.test(line)),
    );
    expect(surprising, `console.${method}`).toEqual([]);
  }
});
