import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type Services, servicesContext } from "#app/services.ts";
import { refusedContext } from "#app/shell/refused.tsx";
import { EVERY_PAGE } from "#tests/every-page.ts";
import { openSite } from "#tests/support/site.ts";
import { documents } from "./documents.ts";
import { routeFinder } from "../route-patterns.ts";

/** Where the framework would put its data for a router in the browser. */
const ITS_HAND_OFF = "<!--$--><!--/$-->";

test("A document is the framework's own, to the byte, on every page that only loads and shows", async () => {
  const site = await openSite({ samples: 240 });
  const build: ServerBuild = await import("virtual:react-router/server-build");
  const whole = createRequestHandler(build, "production");
  const find = routeFinder(build);
  const documentOf = documents(build);
  let compared = 0;
  for (const { path } of EVERY_PAGE) {
    const url = new URL(path, site.services.publicUrl);
    const found = find(url.pathname);
    const document = await (found && documentOf(found.route))?.(new Request(url), contextOf(site.services));
    if (!document) continue;
    const answer = await whole(new Request(url), contextOf(site.services));
    const text = (await answer.text()).replace(ITS_HAND_OFF, "");
    expect([path, text === document]).toEqual([path, true]);
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

function contextOf(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(refusedContext, null);
  return context;
}
