import { STEP_TERMS } from "#content/request-promises.ts";
import { SITE } from "#content/site.ts";
import type { Practice } from "#domain/practice.ts";
import { isAskedByPhone, type Routing, takesRequests } from "#content/asking.ts";

/** What becomes of a request, said beside the button. */
export function whatBecomesOfIt(
  practice: Pick<Practice, "name" | "phone" | "email" | "hasJoined" | "isSample">,
  routing: Routing,
): string {
  const { name, phone, isSample } = practice;
  if (isAskedByPhone(practice, routing)) {
    if (phone === "") return `We have no way to pass a request on to ${name}.`;
    return practice.hasJoined || routing === "desk"
      ? "Call to book: we have no email address to which we could pass a request on."
      : `Call to book: it has not joined ${SITE.name}, so it takes no requests from here.`;
  }
  if (isSample)
    return `It is a request. Once practices are listed, the practice should get in touch ${STEP_TERMS.reply}.`;
  if (takesRequests(practice))
    return `It is a request: the practice should get in touch ${STEP_TERMS.reply}.`;
  const inAHurry = phone === "" ? "" : ` In a hurry? Call ${phone}.`;
  return `It is a request: our staff pass it on to ${name} and tell you ${STEP_TERMS.reply} what they say.${inAHurry}`;
}
