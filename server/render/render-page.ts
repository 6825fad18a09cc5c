import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Post } from "#services/post.ts";
import type { Services } from "#services/services.ts";
import {
  type CarriedSheet,
  carriedSheetContext,
  newPageReads,
  type PageReads,
  pageReadsContext,
  servicesContext,
} from "#kit/context.ts";
import { formToSendAgain } from "#kit/forms/send-again.server.ts";
import { sentAgainContext } from "#kit/shell/send-again.tsx";
import { missingContext } from "#kit/shell/not-found.tsx";
import { type Refused, refusedContext } from "#kit/shell/refused.tsx";
import type { Found } from "../route-patterns.ts";
import { CSP } from "../headers.ts";
import type { BuiltStyles } from "../surroundings.ts";
import { applicationRenderer } from "./render-application.ts";
import { routeRenderers } from "./render-route.ts";

/** Makes the page at an address: documents, redirects, feeds and JSON, for every method. */
export type RenderPage = (request: Request, circumstances?: PageCircumstances) => Promise<Response>;

type PageCircumstances = {
  /** What the page of a refusal says; its request is for an address without a route. */
  refused?: Refused;
  /** The address that was asked for; its request is for one without a route. */
  missing?: string;
  /** What came with the request, where it is a post. */
  post?: Post;
  /** Takes down what the page reads while it is made. */
  reads?: PageReads;
};

/** What a page carries in itself, so that nothing but the page comes before its first paint. */
type CarriedStyles = CarriedSheet & {
  /** The Content-Security-Policy that admits its sheets. */
  policy: string;
};

/** Keeps styles by the id of the route. The hashes are made once, here, when the site starts. */
export function carriedStyles(
  styles: BuiltStyles | undefined,
  policyOf: (...sheets: readonly string[]) => string,
): ReadonlyMap<string, CarriedStyles> {
  if (!styles) return new Map();
  const { sheets, ofProblem, later } = styles;
  return new Map(
    Object.entries(sheets).map(([id, sheet]) => [
      id,
      { sheet, ofProblem, later, policy: policyOf(sheet, ofProblem) },
    ]),
  );
}

type PageParts = {
  build: ServerBuild;
  services: Services;
  find: (path: string) => Found | undefined;
  styles: ReadonlyMap<string, CarriedStyles>;
  /** The Content-Security-Policy that admits scripts with this nonce. */
  policyWith: (nonce: string) => string;
};

/** An address without a route gets the page of the route `*`. */
export function pageRenderer({ build, services, find, styles, policyWith }: PageParts): RenderPage {
  const rendererOf = routeRenderers(build);
  const application = applicationRenderer(build, policyWith);
  const notFound = Object.values(build.routes).find((route) => route?.path === "*")!;

  return async (request, circumstances = {}) => {
    const { refused, missing = "", post, reads = newPageReads() } = circumstances;
    const now = () => {
      reads.clock = true;
      return services.now();
    };
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...services, now, ...(post && { post }) });
    context.set(refusedContext, refused ?? null);
    context.set(missingContext, missing);
    context.set(pageReadsContext, reads);
    context.set(sentAgainContext, await formToSendAgain(request));
    const route = find(new URL(request.url).pathname)?.route ?? notFound;
    // A page within a layout belongs to the desk, which is an application.
    if (route.parentId !== "root") return application(request, context);
    const carried = styles.get(route.id);
    context.set(carriedSheetContext, carried ?? null);
    const response = await rendererOf(route)(request, context);
    if (carried && isHtml(response)) response.headers.set(CSP, carried.policy);
    return response;
  };
}

function isHtml({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
