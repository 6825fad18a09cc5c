import { expect, test } from "vitest";
import { withoutLayers } from "./without-layers.ts";

test("The rules of two sheets come in the order of their layers, and none is in a layer", () => {
  const [site, area] = [
    '@layer tokens,base,layout,parts,pages,modes;@layer base{a::after{content:"}"}}@layer modes{a{top:1px}}',
    "@layer tokens,base;@layer parts{b{top:2px}}",
  ];
  expect(withoutLayers(site + area)).toBe('a:after{content:"}"}b{top:2px}a{top:1px}');
});

test("What a browser of early 2021 cannot read is written so that it can", () => {
  expect(withoutLayers("@layer base{@media (width >= 40rem){a{top:0}}}")).toBe(
    "@media (min-width:40rem){a{top:0}}",
  );
  // One selector that a browser does not know takes its whole rule away.
  expect(withoutLayers("@layer base{a,.b:has(.c){top:0}}")).toBe("a{top:0}.b:has(.c){top:0}");
});

test.each([
  ["a{top:0}", "in no layer"],
  ["@layer base{a{top:0}}a{top:0}", "in no layer"],
  ["@layer others{a{top:0}}", "No layer is called others"],
  ["@layer base{a{top:0}", "not closed"],
])("A build does not lose what it cannot place: %s", (sheet, message) => {
  expect(() => withoutLayers(sheet)).toThrow(message);
});
