import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";
import { PALETTE } from "./palette.ts";

const css = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
const [lightCss = "", darkCss = ""] = css.split("prefers-color-scheme: dark");

test("pictures have the colours of the site", () => {
  const known = Object.keys(PALETTE).map((name) => [name, token(lightCss, name)]);
  expect(Object.fromEntries(known)).toEqual(PALETTE);
});

test("browsers paint their own frame in the colour of the header, in the light and in the dark", async () => {
  const { document } = await (await openSite({ samples: 0 })).page("/");
  const themes = [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [
    meta.getAttribute("media"),
    meta.getAttribute("content"),
  ]);
  expect(themes).toEqual([
    ["(prefers-color-scheme: light)", token(lightCss, "paper")],
    ["(prefers-color-scheme: dark)", token(darkCss, "paper")],
  ]);
});

function token(text: string, name: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
}
