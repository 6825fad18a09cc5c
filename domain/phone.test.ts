import { describe, expect, test } from "vitest";
import { readPhone, telHref } from "./phone.ts";

describe("A phone number", () => {
  test.each([
    ["021 012 3456", "+64210123456"],
    ["(09) 555-0142", "+6495550142"],
    ["+64 9 555 0142", "+6495550142"],
    ["0800 611 116", "+64800611116"],
    ["+61 2 9999 9999", "+61299999999"],
  ])("written %s is understood", (text, e164) => {
    expect(readPhone(text)?.e164).toBe(e164);
  });

  test.each(["", "12", "call me", "021", "0".repeat(40), "021 012 3456 or 021 012 3457 in the evening"])(
    "“%s” is none",
    (text) => {
      expect(readPhone(text)).toBeUndefined();
    },
  );

  test.each([
    ["(09) 012 3456", "tel:+6490123456"],
    ["021 012 3456", "tel:+64210123456"],
    ["111", "tel:111"],
    ["0800 611 116", "tel:0800611116"],
    ["+61 2 9999 9999", "tel:+61299999999"],
    ["64 9 012 3456", "tel:+6490123456"],
  ])("%s is dialled as %s", (text, href) => {
    expect(telHref(text)).toBe(href);
  });
});
