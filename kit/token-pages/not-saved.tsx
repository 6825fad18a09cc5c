import { ProblemsSummary, TooMany } from "./token-form.tsx";
import type { Posted } from "./posted.ts";
import { ErrorSummary } from "../ui/form/error-summary.tsx";
import { MailboxLink } from "../ui/support.tsx";

/** What was wrong with the form that was posted, first on the page. */
export function NotSaved({ posted }: { posted: Posted | null }) {
  if (!posted) return null;
  if (posted.conflict !== null)
    return (
      <ErrorSummary title="It wasn’t saved">
        {`${posted.conflict}. What you typed is still in the form. Compare it with your page, and save again if it’s right.`}
      </ErrorSummary>
    );
  if (posted.retryAfterSeconds !== null)
    return <TooMany title="It wasn’t saved" again="save it again" wait={posted.retryAfterSeconds} />;
  if (posted.isUnavailable)
    return (
      <ErrorSummary title="It wasn’t saved">
        {
          "We can’t store anything just now. What you typed is still here: save it again in a few minutes, or write to "
        }
        <MailboxLink to="partners" />.
      </ErrorSummary>
    );
  return <ProblemsSummary posted={posted}>Nothing has been saved yet.</ProblemsSummary>;
}
