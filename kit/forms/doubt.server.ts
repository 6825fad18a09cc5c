import type { Services } from "#services/services.ts";
import { ASKED_AGAIN_FIELD, BOT_FIELD } from "./names.ts";
import { isFilled, type PostedForm, takeField } from "./read.server.ts";

/**
 * What a filled honeypot makes of a form (decision 43). Password managers and extensions fill it in too, so it is a doubt:
 * the page of the form asks for one more press, and what is sent then is kept with a mark. The form itself carries that it
 * was asked for, which needs neither a script, a cookie nor memory. Programs at the contract's address are answered as the
 * contract says: thanked, and nothing is kept.
 */
export function doubtAbout(form: PostedForm, { post, log }: Pick<Services, "post" | "log">, kind: string) {
  const isBotFieldFilled = isFilled(form, BOT_FIELD);
  const wasAsked = takeField(form, ASKED_AGAIN_FIELD) === "yes";
  return {
    /** It is thanked, and nothing is kept. */
    isIgnored: isBotFieldFilled && post?.isContractAddress === true,
    /** It is kept only as the repeat of one that was kept before. */
    isToBeAskedAgain: isBotFieldFilled && !wasAsked,
    /** What is kept of it carries the mark. */
    isDoubtful: isBotFieldFilled || wasAsked,
    note: (outcome: "ignored" | "asked" | "kept") => log({ event: "doubtful form", kind, outcome }),
  };
}
