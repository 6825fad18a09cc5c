import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalDomain, normalizeEmail, readEmail } from "./email.ts";
import { anyText } from "../tests/support/any-text.ts";

describe("A domain", () => {
  test.each([
    ["Example.CO.NZ", "example.co.nz"],
    ["ｅxample.nz", "example.nz"],
    ["𝐞xample.nz", "example.nz"],
    ["māori.nz", "xn--mori-qsa.nz"],
    ["ma\u0304ori.nz", "xn--mori-qsa.nz"],
    ["XN--mori-QSA.nz", "xn--mori-qsa.nz"],
    ["exam\uFE00ple.nz", "example.nz"],
    ["例え.テスト", "xn--r8jz45g.xn--zckzah"],
  ])("written %s is %s", (typed, canonical) => {
    expect(canonicalDomain(typed)).toBe(canonical);
  });

  test.each(
    [
      [
        "",
        "localhost",
        "example",
        "127.0.0.1",
        "１２７.0.0.1",
        "1.2",
        "example.c",
        "example..nz",
        "example.nz.",
      ],
      [
        "-example.nz",
        "example-.nz",
        "exam_ple.nz",
        "exam ple.nz",
        "exam%70le.nz",
        "example.nz:80",
        "a@example.nz",
      ],
      ["example.nz/x", "[::1]", `${"a".repeat(64)}.nz`],
    ].flat(),
  )("“%s” is none", (typed) => {
    expect(canonicalDomain(typed)).toBeUndefined();
  });

  test("is what Node's domainToASCII makes of it", () => {
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 12 }), (label) => {
        const canonical = canonicalDomain(`${label}.nz`);
        expect([undefined, domainToASCII(`${label}.nz`)]).toContain(canonical);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("An email address", () => {
  test("is kept with its domain in canonical form and the part before it as typed", () => {
    expect(readEmail("Hemi+Dentist@Example.CO.NZ")).toBe("Hemi+Dentist@example.co.nz");
    expect(readEmail("hemi@māori.nz")).toBe("hemi@xn--mori-qsa.nz");
    expect(readEmail(`${"a".repeat(64)}@${"ā".repeat(55)}.${"b".repeat(63)}.${"c".repeat(63)}.nz`)).toBe(
      undefined,
    );
  });

  test("is what mail can be sent to, and nothing else", () => {
    for (const email of [
      "name@example.co.nz",
      "o'neill+dentist@example.com",
      "a@b.nz",
      "name@xn--mori-qsa.nz",
      `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.nz`,
    ])
      expect(readEmail(email)).toBe(email);
    const ends = ["", "example", "example.c", "example..nz", "-example.nz", "127.0.0.1", "b@example.nz"];
    for (const text of [
      ...ends.map((domain) => `name@${domain}`),
      "name",
      "@example.com",
      "na me@example.nz",
      "name@example.nz, other@example.nz",
      "name@example.nz>",
      "<name@example.nz>",
      `${"a".repeat(65)}@example.nz`,
    ])
      expect([text, readEmail(text)]).toEqual([text, undefined]);
  });

  test("is compared in one form, however it is written", () => {
    const forms = [" Hemi@Example.nz", "hemi@ｅxample.nz ", "ｈemi@EXAMPLE.𝐧z", "hemi@example.nz"];
    expect(new Set(forms.map(normalizeEmail))).toEqual(new Set(["hemi@example.nz"]));
    expect(normalizeEmail("no address")).toBe("no address");
  });

  test("that is normalised twice is the same", () => {
    fc.assert(
      fc.property(fc.emailAddress(), anyText(), (email, text) => {
        for (const one of [email, text, `${text}@${text}`]) {
          expect(normalizeEmail(normalizeEmail(one))).toBe(normalizeEmail(one));
        }
      }),
    );
  });
});
