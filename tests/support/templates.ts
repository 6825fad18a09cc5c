import { matchRoutes, type RouteObject } from "react-router";
import routes from "../../app/routes.ts";
import { EVERY_PAGE, type PageState } from "../every-page.ts";

/** One state of each page file, the first that is named: what looks at templates need not look at every address. */
export function everyTemplate(): PageState[] {
  const pages = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted);
  return [...Map.groupBy(pages, ({ path }) => fileOf(path)).values()].map(([first]) => first!);
}

/** Lists them, and each form that was sent. */
export function everyTemplateAndSent(): PageState[] {
  return [...everyTemplate(), ...EVERY_PAGE.filter((one) => one.isSubmitted)];
}

type Known = { file: string; path?: string; index?: boolean };

const KNOWN: RouteObject[] = (routes as Known[]).map(({ file, path, index }) =>
  index ? { index: true, id: file } : { path: path!, handle: file },
);

/** The page file behind an address, from `app/`: `blog/blog-page.tsx`; empty where there is none. */
export function fileOf(address: string): string {
  const route = matchRoutes(KNOWN, address.replace(/\?.*/, ""))?.at(-1)?.route;
  return (route?.handle as string | undefined) ?? route?.id ?? "";
}
