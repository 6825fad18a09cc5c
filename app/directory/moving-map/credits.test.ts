import { expect, test } from "vitest";
import { creditsIn } from "./credits.ts";

test("Who made a map is said in words, with the links that they gave", () => {
  expect(
    creditsIn(
      '<a href="https://protomaps.com" target="_blank">Protomaps</a> &copy; <a href=\'https://osm.org/copyright?a=1&amp;b=2\'>OpenStreetMap &amp; friends</a>',
    ),
  ).toEqual([
    { text: "Protomaps", href: "https://protomaps.com" },
    { text: "©", href: null },
    { text: "OpenStreetMap & friends", href: "https://osm.org/copyright?a=1&b=2" },
  ]);
  expect(creditsIn("Coastline: Natural Earth")).toEqual([{ text: "Coastline: Natural Earth", href: null }]);
});

test.each([
  ['<a href="javascript:alert(1)">Maps</a>', [{ text: "Maps", href: null }]],
  ["<img src=x onerror=alert(1)>Maps", [{ text: "Maps", href: null }]],
  [
    '<a href="data:text/html,x">Maps</a><script>x</script>',
    [
      { text: "Maps", href: null },
      { text: "x", href: null },
    ],
  ],
  ["&lt;b&gt;", [{ text: "<b>", href: null }]],
  ["", []],
  ["<<a <a>", [{ text: "<<a", href: null }]],
])("Nothing that they wrote is ever more than words: %j", (html, credits) => {
  expect(creditsIn(html)).toEqual(credits);
});
