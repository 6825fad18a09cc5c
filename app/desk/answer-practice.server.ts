import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { practiceDrafts } from "#database/desk/desk-drafts.ts";
import { PRACTICE_ACTS } from "#services/desk/practice-acts.ts";
import type { Route } from "./+types/practice-page.ts";
import { answerItem } from "./item.server.ts";
import { practiceNumber } from "./practice.server.ts";

/** Does what a form of a practice's page asks for, or of the page that compares it with another. */
export function answerPractice({
  request,
  context,
  params: { id: text },
}: Pick<Route.ActionArgs, "request" | "context" | "params">) {
  const id = practiceNumber(text);
  return answerItem({
    request,
    context,
    acts: PRACTICE_ACTS,
    about: String(id),
    draft: practiceDrafts(id),
    after: async () => `${DESK_PRACTICES_PATH}/${id}?done=${id}`,
  });
}
