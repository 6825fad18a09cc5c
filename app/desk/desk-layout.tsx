import { Outlet } from "react-router";
import stylesheet from "#kit/styles/sheets/desk.css?url";
import type { Route } from "./+types/desk-layout.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { DESK_HANDLE } from "./door-head.tsx";
import { revalidatesUnlessDraft } from "./drafts.tsx";
import { guard } from "./guard.server.ts";
import { RouteProblem } from "./problem.tsx";

export { frameFacts as loader } from "./frame-facts.server.ts";
export const middleware: Route.MiddlewareFunction[] = [guard];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
export const handle = DESK_HANDLE;
export const shouldRevalidate = revalidatesUnlessDraft;

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame facts={loaderData}>
      <Outlet />
    </DeskFrame>
  );
}

export { RouteProblem as ErrorBoundary };
