import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#kit/shell/error-page.tsx";
import { NotFound } from "#kit/shell/not-found.tsx";
import { RefusedPage } from "#kit/shell/refused.tsx";
import type { SentAgain } from "#kit/shell/send-again.tsx";

/** What stands in place of a page that failed. It has a sheet of its own, so that no other page carries its styles. */
export function ProblemPage({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  if (answer?.status === 422) return <RefusedPage refused={{ status: 422 }} />;
  if (answer?.status === 404) return <NotFound />;
  return <ErrorPage sent={(answer?.data ?? null) as SentAgain | null} />;
}
