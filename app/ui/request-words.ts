import { PROMISES } from "#content/site.ts";
import type { Practice } from "#domain/practice.ts";
import { isAskedByPhone, type Routing } from "./asking.ts";

/** What becomes of a request, said beside the button. */
export function whatBecomesOfIt(
  practice: Pick<Practice, "name" | "phone" | "email" | "isSample">,
  routing: Routing,
): string {
  const { name, phone, email, isSample } = practice;
  if (isAskedByPhone(practice, routing)) {
    return phone === ""
      ? `We have no way to pass a request on to ${name}.`
      : "Call to book: we have no e-mail address to which we could pass a request on.";
  }
  if (isSample)
    return `It is a request. Once practices are listed, the practice gets in touch ${PROMISES.practiceContact}.`;
  if (email !== "") return `It is a request: the practice gets in touch ${PROMISES.practiceContact}.`;
  const inAHurry = phone === "" ? "" : ` In a hurry? Call ${phone}.`;
  return `It is a request: our staff pass it on to ${name} and tell you ${PROMISES.practiceContact} what they say.${inAHurry}`;
}
