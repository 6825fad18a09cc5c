import { createRequestHandler, data, redirect, RouterContextProvider, type ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Services } from "#services/services.ts";
import { newPageReads, pageReadsContext, servicesContext } from "#kit/context.ts";
import { refusedContext } from "#kit/shell/refused.tsx";
import { EVERY_PAGE } from "#tests/every-page.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { sampleOf } from "#tests/support/suite.ts";
import { routeFinder } from "../route-patterns.ts";
import { type BuiltRoute, routeRenderers } from "./render-route.ts";

/** Where the framework writes its data for a router in the browser, which no page loads. */
const HAND_OFF = "<!--$--><!--/$-->";

let site: TestSite;
let build: ServerBuild;

beforeAll(async () => {
  site = await openSite({ samples: 240 });
  build = await import("virtual:react-router/server-build");
});

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };

describe("The renderer answers to the byte as the framework’s request handler does:", () => {
  test.each(sampleOf(EVERY_PAGE, 30).map(({ state, path }) => [state, path]))("page, %s", async (_, path) => {
    const [ours, theirs] = await both(build, site.services, path);
    expect(ours).toEqual(theirs);
  });

  test.each([
    ["a feed", "/blog/feed.xml", {}],
    ["JSON", "/api/v1/practices?q=harbour", {}],
    ["a problem in JSON", "/api/v1/practices/99999", {}],
    ["a picture that is not there", "/share/nothing.png", {}],
    ["a redirect of a loader", "/locations/wanganui?utm_source=mail", {}],
    ["a redirect of a loader to another page", "/blog/no-such-article", {}],
    ["headers of a loader", "/blog?sort=popular", {}],
    ["headers of a page with a token", "/newsletter/unsubscribe?token=x", {}],
    ["a form with mistakes", "/contact", { ...FORM, body: "name=x" }],
    ["a form that cannot be read", "/contact", { ...FORM, body: new Uint8Array([0xff, 0xfe]) }],
    ["JSON that cannot be read", "/book", { method: "POST", headers: JSON_TYPE, body: "{" }],
    ["a token that is not known", "/newsletter/confirm?token=x", { ...FORM, body: "" }],
  ])("%s", async (_, path, init) => {
    const [ours, theirs] = await both(build, site.services, path, init);
    expect(ours).toEqual(theirs);
  });
});

describe("The renderer answers as the framework’s request handler does where a route", () => {
  const fail = () => {
    throw new Error("planted, with a secret");
  };

  test.each<[what: string, module: object, status: number, logged: number]>([
    ["has a loader that throws", { loader: fail }, 500, 1],
    ["cannot be rendered", { default: fail }, 500, 1],
    ["throws a response", { loader: () => Promise.reject(new Response("", { status: 404 })) }, 404, 0],
    [
      "redirects with a cookie",
      { loader: () => redirect("/", { headers: { "Set-Cookie": "a=b" } }) },
      302,
      0,
    ],
    ["sets a cookie", { loader: () => data(null, { headers: { "Set-Cookie": "a=b" } }) }, 200, 0],
    ["has middleware", { middleware: [() => new Response("by middleware")] }, 200, 0],
    ["has headers", { headers: { "Cache-Control": "no-store" } }, 200, 0],
    ["has no component, and throws", { default: undefined, loader: fail }, 500, 1],
    ["has no component, and gives data", { default: undefined, loader: () => ({ a: 1 }) }, 200, 0],
  ])("%s", async (_, module, status, logged) => {
    const about = build.routes["about/about-page"]!;
    const planted = { ...about, module: { default: () => null, loader: () => null, ...module } };
    const changed = { ...build, routes: { ...build.routes, [about.id]: planted as BuiltRoute } };
    const events: unknown[] = [];
    const services = { ...site.services, log: (event: unknown) => void events.push(event) };
    const [ours, theirs] = await both(changed, services, "/about");
    expect(ours).toEqual(theirs);
    expect([ours.status, events.length]).toEqual([status, 2 * logged]);
    expect(ours.text).not.toContain("secret");
  });
});

type Read = { status: number; headers: [string, string][]; text: string };

async function both(
  from: ServerBuild,
  services: Services,
  path: string,
  init?: RequestInit,
): Promise<[ours: Read, theirs: Read]> {
  const request = () => new Request(new URL(path, services.publicUrl), init);
  const found = routeFinder(from)(new URL(request().url).pathname);
  const route = found?.route ?? from.routes["not-found-page"]!;
  const ours = await routeRenderers(from)(route)(request(), contextOf(services));
  const theirs = await createRequestHandler(from, "production")(request(), contextOf(services));
  return [await read(ours), await read(theirs)];
}

async function read(response: Response): Promise<Read> {
  const text = (await response.text()).replace(HAND_OFF, "");
  return { status: response.status, headers: [...response.headers], text };
}

/** The form's ids are random; here both draw the same. */
function contextOf(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...services, randomBytes: (count) => new Uint8Array(count) });
  context.set(refusedContext, null);
  context.set(pageReadsContext, newPageReads());
  return context;
}
