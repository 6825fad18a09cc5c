import { expect, test } from "vitest";
import { isLandIn } from "#content/map/shore.server.ts";
import { shoreViewAt } from "#content/map/shore-view.ts";
import { PLACES } from "#content/places.ts";
import { SUBURBS } from "#content/suburbs.ts";
import { siteToRead } from "#tests/support/site-to-read.ts";

/** Units of the drawing: the radius of a pin, and how far out it may stand without a line to its place. */
const [RADIUS, OFF] = [14, 12];

test.each(PLACES)(
  "On the map of $name no pin stands out in the sea, and none hides another",
  async ({ slug }) => {
    const { document, html } = await siteToRead(1_236).page(`/locations/${slug}`);
    const [, step, x, y, size] = /\/map\/shore\/(\d+)\/(\d+)\/(\d+)\/(496x310\.svg)/.exec(html) ?? [];
    if (!step) return;
    const view = shoreViewAt({ step, x: x!, y: y!, size: size! })!;
    const pins = [...document.querySelectorAll(".pin-dot")].map((disc) => ({
      number: disc.parentElement!.textContent,
      x: Number(disc.getAttribute("cx")),
      y: Number(disc.getAttribute("cy")),
    }));
    expect(pins.length).toBeGreaterThan(3);
    const turns = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);
    const isByLand = (pin: { x: number; y: number }) =>
      isLandIn(view, pin) ||
      turns.some((turn) =>
        isLandIn(view, { x: pin.x + OFF * Math.cos(turn), y: pin.y + OFF * Math.sin(turn) }),
      );
    expect(pins.filter((pin) => !isByLand(pin)).map(({ number }) => number)).toEqual([]);
    const hidden = pins.flatMap((pin, index) =>
      pins
        .slice(index + 1)
        .filter((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < 2 * RADIUS)
        .map((other) => `${pin.number} and ${other.number}`),
    );
    expect(hidden).toEqual([]);
  },
);

test.each(["wellington", "auckland", "dunedin", "nelson"])(
  "The map of %s names suburbs of the town, each by its place and clear of the pins",
  async (slug) => {
    const { document } = await siteToRead(1_236).page(`/locations/${slug}`);
    const number = (of: Element, name: string) => Number(of.getAttribute(name));
    const pins = [...document.querySelectorAll(".pin-dot")].map((disc) => ({
      x: number(disc, "cx"),
      y: number(disc, "cy"),
    }));
    const names = [...document.querySelectorAll(".suburb-name")];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(SUBURBS[slug]!.map(([suburb]) => suburb)).toContain(name.textContent);
      const at = { x: number(name, "x"), y: number(name, "y") };
      const covered = pins.filter(
        (pin) => Math.abs(pin.y - at.y) < RADIUS && Math.abs(pin.x - at.x) < 2 * RADIUS,
      );
      expect([name.textContent, covered]).toEqual([name.textContent, []]);
    }
  },
);
