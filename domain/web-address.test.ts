import { expect, it } from "vitest";
import { readWebAddress } from "./web-address.ts";

it.each([
  ["https://www.practice.co.nz", "https://www.practice.co.nz"],
  ["http://practice.co.nz/our-team?a=b#c", "http://practice.co.nz/our-team?a=b#c"],
  ["HTTPS://Practice.co.nz", "HTTPS://Practice.co.nz"],
  ["www.practice.co.nz", "https://www.practice.co.nz"],
  ["practice.nz/auckland", "https://practice.nz/auckland"],
  ["practice.co.nz:8443", "https://practice.co.nz:8443"],
  ["niho-māori.nz", "https://niho-māori.nz"],
])("%s is the web address %s", (typed, address) => {
  expect(readWebAddress(typed)).toBe(address);
});

it.each([
  "practice",
  "localhost",
  "127.0.0.1",
  "http://[::1]/",
  "www practice co nz",
  "practice..nz",
  "https://",
  "//practice.nz",
  "https:///practice.nz",
  "ftp://practice.nz",
  "javascript:alert(1)",
  "javascript://practice.nz/%0aalert(1)",
  "data:text/html,hello",
  "mailto:hello@practice.nz",
  "hello@practice.nz",
  "https://user:secret@practice.nz",
  "https://:secret@practice.nz",
  "@practice.nz",
  "https://@practice.nz",
  "practice@",
  "n.a.",
  "N/A",
  "practice.co.nz;practice.nz",
  "-",
  'https://practice.nz/"><b>',
  "https://practice.n",
])("%s is none", (typed) => {
  expect(readWebAddress(typed)).toBeUndefined();
});
