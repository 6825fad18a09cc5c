import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LOCATOR_FRAME } from "#content/map/frames.ts";
import { HeroMap } from "./hero-map.tsx";
import { locatorPoint } from "./locator.tsx";
import { PlaceMap } from "./place-map.tsx";
import { dotRadius } from "./town-dot.tsx";
import type { MapTown } from "./towns.tsx";

const wellington: MapTown = {
  slug: "wellington",
  name: "Wellington",
  latitude: -41.29,
  longitude: 174.78,
  count: 57,
  href: "/directory?location=wellington",
};
const oamaru: MapTown = {
  slug: "oamaru",
  name: "Oamaru",
  latitude: -45.1,
  longitude: 170.97,
  count: 1,
  href: "/directory?location=oamaru",
};

test("the home map is a drawing for the eye: hidden from screen readers, its links out of the tab order", () => {
  const html = renderToStaticMarkup(<HeroMap towns={[wellington, oamaru]} />);
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(html.match(/<title>/g)).toHaveLength(2);
  expect(html.match(/tabindex="-1"/g)).toHaveLength(html.match(/<a /g)!.length);
});

test("a dot tells its town and how many practices it stands for", () => {
  const html = renderToStaticMarkup(<HeroMap towns={[wellington, oamaru]} />);
  expect(html).toContain("<title>Wellington: 57 practices</title>");
  expect(html).toContain("<title>Oamaru: 1 practice</title>");
});

test("small towns are drawn after large ones, so that they stay clickable", () => {
  const html = renderToStaticMarkup(<HeroMap towns={[oamaru, wellington]} />);
  expect(html.indexOf("Wellington:")).toBeLessThan(html.indexOf("Oamaru:"));
});

test("names stand above every dot, also above those of towns without a name", () => {
  const thames = { ...oamaru, slug: "thames", name: "Thames" };
  const html = renderToStaticMarkup(<HeroMap towns={[oamaru, thames]} />);
  expect(html).toContain("<title>Thames: 1 practice</title>");
  expect(html.indexOf("Thames: 1")).toBeLessThan(html.indexOf(">Oamaru</text>"));
});

test("the Chatham Islands have their dot in the corner of the home map", () => {
  const islands = { ...oamaru, slug: "chatham-islands", name: "Chatham Islands" };
  const towns = [{ ...islands, latitude: -43.95, longitude: -176.56 }];
  const inset = renderToStaticMarkup(<HeroMap towns={towns} />).split('<g class="inset"')[1];
  expect(inset).toMatch(/translate\((\d|[1-3]\d) (\d|[1-3]\d)\)".*<title>Chatham Islands: 1 practice/);
  const { x, y } = locatorPoint(towns[0]!);
  expect([x < LOCATOR_FRAME.width, y < LOCATOR_FRAME.height]).toEqual([true, true]);
});

test("a town without a practice is not drawn", () => {
  const html = renderToStaticMarkup(<HeroMap towns={[wellington, { ...oamaru, count: 0 }]} />);
  expect(html).not.toContain("Oamaru");
});

test("the area of a dot grows with the practices, and the largest never outgrows the drawing", () => {
  expect(dotRadius(57, 168)).toBe(9.6);
  expect(dotRadius(168, 168)).toBe(14.7);
  expect(dotRadius(560, 560)).toBe(14.7);
  expect(dotRadius(190, 560)).toBe(9.6);
});

test("a place has its dot in the middle of its shore, with the names of its waters", () => {
  const html = renderToStaticMarkup(<PlaceMap at={{ latitude: -41.29, longitude: 174.78 }} />);
  expect(html).toMatch(/href="\/map\/shore\/\d+\/\d+\/\d+\/496x310\.svg#land"/);
  const [, x, y] = /class="here" cx="(\d+)" cy="(\d+)"/.exec(html)!;
  expect([Math.abs(Number(x) - 248) < 9, Math.abs(Number(y) - 155) < 9]).toEqual([true, true]);
  expect(html).toContain("Wellington Harbour");
});

test("a place whose shore is not drawn shows none: the Chatham Islands", () => {
  expect(renderToStaticMarkup(<PlaceMap at={{ latitude: -43.95, longitude: -176.56 }} />)).toBe("");
});
