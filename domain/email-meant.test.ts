import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEmail } from "./email.ts";
import { emailMeant } from "./email-meant.ts";
import { typingErrors } from "./finding/typing-errors.ts";

const KEPT = [
  ["gmail.com", "outlook.com", "outlook.co.nz", "hotmail.com", "hotmail.co.nz", "live.com", "icloud.com"],
  ["me.com", "yahoo.com", "yahoo.co.nz", "xtra.co.nz", "proton.me", "protonmail.com"],
].flat();

describe("An address with a slip in its domain", () => {
  test.each([
    ["maia@gmial.com", "maia@gmail.com"],
    ["maia@gmail.con", "maia@gmail.com"],
    ["maia@gmail.co", "maia@gmail.com"],
    ["maia@gmail.co.nz", "maia@gmail.com"],
    ["maia@mgail.com", "maia@gmail.com"],
    ["maia@gmal.cmo", "maia@gmail.com"],
    ["Maia.T+niho@GMAI.COM", "Maia.T+niho@gmail.com"],
    ["maia@hotmial.co.nz", "maia@hotmail.co.nz"],
    ["maia@hotmail.co.mz", "maia@hotmail.co.nz"],
    ["maia@hotmail.nz", "maia@hotmail.co.nz"],
    ["maia@outlok.com", "maia@outlook.com"],
    ["maia@outlook.com.nz", "maia@outlook.co.nz"],
    ["maia@yaho.co.nz", "maia@yahoo.co.nz"],
    ["maia@icoud.com", "maia@icloud.com"],
    ["maia@xtar.co.nz", "maia@xtra.co.nz"],
    ["maia@xtra.co.nzz", "maia@xtra.co.nz"],
    ["maia@xtra.conz", "maia@xtra.co.nz"],
    ["maia@xtra.com", "maia@xtra.co.nz"],
    ["maia@protom.me", "maia@proton.me"],
    ["maia@live.con", "maia@live.com"],
    ["maia@practice.con", "maia@practice.com"],
    ["maia@practice.co.nzz", "maia@practice.co.nz"],
    ["maia@practice.conz", "maia@practice.co.nz"],
    ["maia@school.school.nx", "maia@school.school.nz"],
  ])("%s probably means %s", (typed, meant) => {
    expect(emailMeant(typed)).toBe(meant);
  });

  test("of a mailbox that New Zealanders have means that one, or one as near, or nothing is said", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz.");
    fc.assert(
      fc.property(fc.constantFrom(...KEPT), fc.nat(14), letter, fc.nat(3), (domain, at, put, kind) => {
        const slip = slipIn(domain, { at, put, kind });
        const meant = emailMeant(`maia@${slip}`)?.slice("maia@".length) ?? domain;
        expect(typingErrors(slip, meant)).toBeLessThanOrEqual(typingErrors(slip, domain));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("An address that only looks alike", () => {
  test.each(
    [
      KEPT,
      ["mail.com", "gmx.com", "ymail.com", "email.com", "googlemail.com", "hey.com", "gail.com", "cloud.com"],
      ["live.co.nz", "hotmail.co.uk", "hotmail.fr", "yahoo.com.au", "yahoo.co.uk", "yahoo.co.in", "yahoo.ca"],
      ["outlook.com.au", "outlook.co.th", "extra.co.nz", "line.com", "life.com", "mi.com", "msn.com"],
      ["slingshot.co.nz", "orcon.net.nz", "clear.net.nz", "paradise.net.nz", "actrix.co.nz", "snap.net.nz"],
      ["auckland.ac.nz", "health.govt.nz", "waikato.maori.nz", "smile.school.nz", "example.iwi.nz", "b.nz"],
      ["example.cm", "example.co", "example.comet", "x.community", "xn--mori-qsa.nz", "patient.example"],
    ].flat(),
  )("is taken as it is: %s", (domain) => {
    expect(emailMeant(`maia@${domain}`)).toBeUndefined();
  });

  test("is none: what cannot be an address at all is no matter of this rule", () => {
    for (const text of ["", "maia", "maia@", "maia@gmail", "@gmial.com", "maia@gmial,com"])
      expect(emailMeant(text)).toBeUndefined();
  });
});

test("What was probably meant is an address, keeps what is before the @, and is not asked about again", () => {
  const part = fc.constantFrom("gmail", "gmial", "xtra", "xtar", "yahoo", "proton", "practice", "me", "live");
  const ending = fc.constantFrom(
    "com",
    "con",
    "cmo",
    "co.nz",
    "co.nzz",
    "nz",
    "conz",
    "me",
    "nx",
    "co",
    "fr",
  );
  fc.assert(
    fc.property(fc.emailAddress(), part, ending, (email, name, end) => {
      const before = email.slice(0, email.lastIndexOf("@") + 1);
      const meant = emailMeant(`${before}${name}.${end}`);
      if (meant === undefined) return;
      expect(meant.startsWith(before)).toBe(true);
      expect(readEmail(meant)).toBe(meant);
      expect(emailMeant(meant)).toBeUndefined();
    }),
  );
});

/** A letter put in, left out, taken for another, or two swapped. */
function slipIn(word: string, { at, put, kind }: { at: number; put: string; kind: number }): string {
  const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  const slips = [put + here + after, after, put + after, after.slice(0, 1) + here + after.slice(1)];
  return before + slips[kind]!;
}
