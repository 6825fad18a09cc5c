import { describe, expect, test } from "vitest";
import { readPhone } from "./phone.ts";
import { telHref } from "./tel-href.ts";

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

  test.each([
    "09 555 0101 ext 12",
    "09 555 0101 ext. 12",
    "09 555 0101 Ext: 12",
    "09 555 0101 ext no. 12",
    "(09) 555-0101 extn 12",
    "09 555 0101, extension 12",
    "09 555 0101 (ext 12)",
    "09 5550101x12",
    "09 555 0101 x 12",
    "09 555 0101 #12",
    "(09)555 0101 (x12)",
    "+64 9 555 0101 - ext 12",
    "+6495550101;ext=12",
    "09 555 0101 ext number 12",
  ])("written %s keeps its extension, is written alike, and is dialled without it", (text) => {
    const phone = { e164: "+6495550101", display: "09 555 0101 ext 12" };
    const asRead = readPhone(text)!;
    expect({ ...asRead, display: asRead.display.replace("(09)", "09") }).toEqual(phone);
    expect(readPhone(asRead.display)).toEqual(asRead);
    expect([telHref(text), telHref(asRead.display)]).toEqual(["tel:+6495550101", "tel:+6495550101"]);
  });

  test.each([
    ["0800 611 116 x3", "0800 611 116 ext 3", "tel:0800611116"],
    ["+61 2 9999 9999 ext 7", "+61 2 9999 9999 ext 7", "tel:+61299999999"],
    ["021 555 0147 #0012", "021 555 0147 ext 0012", "tel:+64215550147"],
    ["09 555 0101 ext", "09 555 0101", "tel:+6495550101"],
  ])("written %s is shown as %s and dialled as %s", (text, display, href) => {
    expect([readPhone(text)?.display, telHref(text)]).toEqual([display, href]);
  });

  test.each([
    "ext 12",
    "#12",
    "555 0101 ext 12",
    "(212) 555-0123 x4",
    "09 555 0101 ext 12 or 13",
    "x",
    "09 555 0101 flat 2",
  ])("“%s” is none, whatever extension it seems to have", (text) => expect(readPhone(text)).toBeUndefined());

  test.each([
    ["35550101.0", "+6435550101", "03 555 0101"],
    ["0800555010.00", "+64800555010", "0800 555 010"],
    ["+6435550101.0", "+6435550101", "03 555 0101"],
    ["03.555.0101", "+6435550101", "03 555 0101"],
  ])("written %s, as a program that has fractions does, is the same number", (text, e164, display) => {
    expect(readPhone(text)).toEqual({ e164, display });
  });

  test.each(["05 555 0101", "(05) 555-0101", "0355501010", "015 555 010", "0000000000"])(
    "%s, which is outside the plan, is shown as it was typed, its 0 too",
    (text) => expect(readPhone(text)?.display).toBe(text),
  );

  test("shortened to powers of ten is none", () => {
    expect(readPhone("6.43555E+11")).toBeUndefined();
  });

  test.each(["", "12", "call me", "021", "0".repeat(40), "021 012 3456 or 021 012 3457 in the evening"])(
    "“%s” is none",
    (text) => {
      expect(readPhone(text)).toBeUndefined();
    },
  );

  test.each(["(212) 555-0123", "(212)555 0123", "415-555-0123", "416 555 0123"])(
    "“%s”, as an American writes it, is none: read as one of New Zealand it would ring at a stranger’s",
    (text) => expect(readPhone(text)).toBeUndefined(),
  );

  test.each(["021 55", "021 555 01", "04 555 012", "555 0123", "+64 4 555 012", "12345"])(
    "“%s” is none: a digit or the area code is missing, and no one could call it",
    (text) => expect(readPhone(text)).toBeUndefined(),
  );

  test.each([
    ["21 555 0147", "+64215550147"],
    ["210 555 0147", "+642105550147"],
    ["64 9 555 0142", "+6495550142"],
    ["800 611 116", "+64800611116"],
    ["+1 (212) 555-0123", "+12125550123"],
    ["001 212 555 0123", "+12125550123"],
  ])("written %s, without the 0 or from abroad, is understood", (text, e164) => {
    expect(readPhone(text)?.e164).toBe(e164);
  });

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
