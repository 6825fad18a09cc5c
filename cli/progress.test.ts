import { describe, expect, test, vi } from "vitest";
import { progressLines, showProgress } from "./progress.ts";

/** What is written to standard error while `work` runs. */
function written(work: () => void): string {
  let text = "";
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  work();
  spy.mockRestore();
  return text;
}

describe("Where standard error is no terminal, progress", () => {
  test("says nothing of what is done within two seconds, and nothing of nothing", () => {
    const text = written(() => {
      const quick = showProgress("Rows", 3);
      expect([...quick.over([1, 2, 3])]).toEqual([1, 2, 3]);
      quick.stop();
      showProgress("Practices", 0).stop();
    });
    expect(text).toBe("");
  });

  test("is a line after two seconds, then one every five, and one at the end", () => {
    const text = written(() => {
      let time = 0;
      const lines = progressLines("Practices", () => time);
      for (let done = 0; done <= 20_000; done += 250) {
        time = done;
        lines.show(done, 20_000);
      }
      lines.stop();
    });
    expect(text.split("\n")).toEqual([
      "Practices: 2,000 of 20,000, 18s left",
      "Practices: 7,000 of 20,000, 13s left",
      "Practices: 12,000 of 20,000, 8s left",
      "Practices: 17,000 of 20,000, 3s left",
      "Practices: 20,000 of 20,000, in 20s",
      "",
    ]);
  });

  test("names no total and no time left where neither is known", () => {
    const text = written(() => {
      let time = 0;
      const lines = progressLines("Rows", () => time);
      time = 3_000;
      lines.show(12_345, undefined);
      lines.stop();
    });
    expect(text).toBe("Rows: 12,345\nRows: 12,345, in 3s\n");
  });

  test("names no time left before a twentieth is done", () => {
    const text = written(() => {
      let time = 0;
      const lines = progressLines("Rows", () => time);
      time = 3_000;
      lines.show(0, 100);
      time = 8_000;
      lines.show(4, 100);
    });
    expect(text).toBe("Rows: 0 of 100\nRows: 4 of 100\n");
  });
});
