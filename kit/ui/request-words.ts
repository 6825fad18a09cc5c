import { STEP_TERMS } from "#content/request-promises.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { isAskedByPhone, type Routing, takesRequests } from "#content/asking.ts";

/** What becomes of a request, said beside the button. */
export function requestOutlook(
  practice: Pick<Practice, "name" | "phone" | "email" | "hasJoined" | "isSample">,
  routing: Routing,
): string {
  const { name, phone, isSample } = practice;
  if (isAskedByPhone(practice, routing)) {
    if (phone === "") return `We have no way to pass a request on to ${name}.`;
    return practice.hasJoined || routing === "desk"
      ? "We have no email address for them, so we can’t pass a request on. Please call."
      : "They haven’t joined, so they don’t take requests here. Please call.";
  }
  if (isSample)
    return `This is a request. Once real practices are listed, they should get in touch ${STEP_TERMS.reply}.`;
  if (takesRequests(practice))
    return `This is a request: the practice should get in touch ${STEP_TERMS.reply}.`;
  const inAHurry = phone === "" ? "" : ` In a hurry? Call ${phone}.`;
  return `This is a request: our staff pass it on to ${name} and tell you ${STEP_TERMS.reply} what they say.${inAHurry}`;
}
