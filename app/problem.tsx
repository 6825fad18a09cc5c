import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#kit/shell/error-page.tsx";
import { NotFound } from "#kit/shell/not-found.tsx";
import { RefusedPage, refusedWords } from "#kit/shell/refused.tsx";
import type { SentAgain } from "#kit/shell/send-again.tsx";
import { useOperator } from "#kit/shell/use-shell-facts.ts";

const UNREADABLE = { status: 422 } as const;

/** What stands in place of a page that failed. It has a sheet of its own, so that no other page carries its styles. */
export function ProblemPage({ error }: { error: unknown }) {
  const { name } = useOperator().identity;
  const answer = isRouteErrorResponse(error) ? error : null;
  if (answer?.status === UNREADABLE.status)
    return (
      <>
        <title>{`${refusedWords(UNREADABLE).title} | ${name}`}</title>
        <RefusedPage refused={UNREADABLE} />
      </>
    );
  if (answer?.status === 404)
    return (
      <>
        <title>{`Page not found | ${name}`}</title>
        <NotFound />
      </>
    );
  return <ErrorPage sent={(answer?.data ?? null) as SentAgain | null} />;
}
