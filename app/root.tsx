import type { ComponentType, ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { isDeskPath } from "#content/desk-addresses.ts";
import { NO_OPERATOR } from "#content/operator.ts";
import type { Route } from "./+types/root.ts";
import { type CarriedSheet, carriedSheetContext, servicesContext } from "#kit/context.ts";
import type { DockKind, DockPractice } from "#kit/shell/dock.tsx";
import { shellFacts } from "#kit/shell/facts.server.ts";
import type { FooterKind } from "#kit/shell/footer.tsx";
import { type FrameHtml, frameHtml } from "#kit/shell/frame.server.tsx";
import { Page } from "#kit/shell/page.tsx";
import later from "#kit/styles/later.css?url";
import modes from "#kit/styles/modes.css?url";
import stylesheet from "#kit/styles/site.css?url";
import { SPRITE } from "#kit/ui/icon.tsx";
import { ProblemPage } from "./problem.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  // The desk has a frame of its own; every page with this one has its facts.
  if (isDeskPath(pathname)) return null as never;
  const facts = await shellFacts(context.get(servicesContext));
  const frame = frameHtml(pathname, facts);
  return { ...facts, frame, carried: context.get(carriedSheetContext) };
}

/** The token `paper` of styles/tokens.css, which the header lies on: what a browser paints around the page. */
const THEME = { light: "#fbfaf7", dark: "#0a1720" };

/** The document. It is whole as it arrives; its one script begins after that, and changes nothing on it. */
export function Layout({ children }: { children: ReactNode }) {
  const carried = useRouteLoaderData<typeof loader>("root")?.carried;
  const desk = useDesk();
  const hasFailed = Boolean(useRouteError());
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME.dark} />
        <Meta />
        {carried ? <CarriedStyles {...carried} hasFailed={hasFailed} /> : <LinkedStyles isWhole={!desk} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={SPRITE} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        {!desk && <script defer src="/after-load.js" fetchPriority="low" />}
        {desk?.isApplication && !hasFailed && <Scripts />}
      </body>
    </html>
  );
}

/** A page that carries its styles has none of them. The desk has one sheet of its own, without the site's. */
function LinkedStyles({ isWhole }: { isWhole: boolean }) {
  return (
    <>
      {isWhole && <link rel="stylesheet" href={stylesheet} />}
      <Links />
      {isWhole && <link rel="stylesheet" href={later} />}
      {isWhole && <link rel="stylesheet" href={modes} />}
    </>
  );
}

/** Paper, the reader's own colours, and a phone with doubled text: `kit/styles/modes/` has what these change. */
const BEFORE_PAINT = "print, (forced-colors: active), (max-width: 18rem)";

/**
 * The sheet is our build's own: React would search 34 kB for a tag that ends it, each time. No paint waits for the file
 * of what waits, but where it changes the first look; `kit/shell/after-load.ts` turns it on once it has come.
 */
function CarriedStyles({
  sheet,
  ofProblem,
  later: waiting,
  hasFailed,
}: CarriedSheet & { hasFailed: boolean }) {
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- a sheet of the build */}
      <style data-precedence="default" dangerouslySetInnerHTML={{ __html: hasFailed ? ofProblem : sheet }} />
      <link rel="stylesheet" href={waiting} media={BEFORE_PAINT} id="later" fetchPriority="low" />
      <noscript>
        <link rel="stylesheet" href={waiting} />
      </noscript>
    </>
  );
}

export default function Root() {
  const facts = useRouteLoaderData<typeof loader>("root");
  if (useDesk()) return <Outlet />;
  return (
    <Frame html={facts?.frame}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const desk = useDesk();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (desk) return <desk.Problem status={status} data={isRouteErrorResponse(error) ? error.data : null} />;
  if (!import.meta.env.SSR) return null;
  return (
    <Frame>
      <ProblemPage error={error} />
    </Frame>
  );
}

/** What a page says of itself: `export const handle = { dock: "none" } satisfies PageHandle`. */
export type PageHandle = {
  dock?: DockKind;
  /** `slim` on pages that a link in an email opens. */
  footer?: FooterKind;
  /** The practice that the page is about, out of its loader's data: the dock books with it and calls it. */
  practiceIn?: (data: unknown) => DockPractice | null;
  /** The slug of the place that the page is about, out of its loader's data: the ways to emergency help lead near it. */
  placeIn?: (data: unknown) => string | undefined;
  /** The page lists practices that can be chosen to be compared, so it has the tray. */
  hasChoices?: true;
  /**
   * The page is public: the same for all visitors, and therefore cached. It reads these parameters of its address and
   * ignores others. Without `parameters` the page is rendered for each request.
   */
  parameters?: readonly string[];
  /** Names the parameters whose empty value differs from none, as of a list in which nothing was chosen. */
  emptyParameters?: readonly string[];
  /** Whether the parameters give the visitor's position: then the page is not public. */
  isOfVisitor?: (parameters: URLSearchParams) => boolean;
};

/** What the pages of the desk say of themselves: `export const handle = { desk: { … } } satisfies DeskHandle`. */
export type DeskHandle = {
  desk: {
    /** Hydrated whole in the browser. */
    isApplication: boolean;
    /** What is shown in place of a page, by its status and what was thrown. */
    Problem: ComponentType<{ status: number; data: unknown }>;
  };
};

/** Returns null on every page but those of the desk. */
function useDesk(): DeskHandle["desk"] | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<DeskHandle> | undefined);
  return handles.find((handle) => handle?.desk)?.desk ?? null;
}

/**
 * An error has no `html`: its header underlines no section. Only pages of the desk are ever hydrated whole, so browsers
 * get nothing of this frame.
 */
function Frame({ html, children }: { html?: FrameHtml | undefined; children: ReactNode }) {
  if (!import.meta.env.SSR) return null;
  return <PublicFrame html={html}>{children}</PublicFrame>;
}

function PublicFrame({ html, children }: { html: FrameHtml | undefined; children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>("root");
  const page = useMatches().at(-1);
  const loaderData = page?.loaderData;
  const handle = page?.handle as PageHandle | undefined;
  return (
    <Page
      path={page?.pathname ?? "/"}
      year={facts?.year ?? null}
      samples={facts?.samples ?? "none"}
      operator={facts?.operator ?? NO_OPERATOR}
      credits={facts?.credits ?? []}
      dock={handle?.dock ?? "default"}
      footer={handle?.footer ?? "full"}
      practice={handle?.practiceIn?.(loaderData) ?? null}
      place={handle?.placeIn?.(loaderData)}
      hasChoices={handle?.hasChoices ?? false}
      html={html}
    >
      {children}
    </Page>
  );
}
