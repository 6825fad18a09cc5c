import type { MetaDescriptor } from "react-router";
import type { DeskHandle } from "../root.tsx";
import { Problem, type ProblemData } from "./problem.tsx";

function AppProblem({ status, data }: { status: number; data: unknown }) {
  return <Problem status={status} about={data as ProblemData | null} />;
}

/** A page outside the guard has no script. */
export const DOOR_HANDLE = { desk: { isApplication: false, Problem: AppProblem } } satisfies DeskHandle;
/** Pages behind the guard are an application. */
export const DESK_HANDLE = { desk: { isApplication: true, Problem: AppProblem } } satisfies DeskHandle;

export function doorHeaders() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
}

/** No title names a person. */
export function deskMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Desk` }, { name: "robots", content: "noindex" }];
}
