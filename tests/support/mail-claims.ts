import { byWords, datedTime, timeWords } from "#content/requests/when.ts";
import type { Request } from "#domain/requests/requests.ts";
import { A_REAL_ONE } from "#services/requests/words/told.ts";
import type { Message } from "#outbox/transports/message.ts";
import { mailNames } from "./direct-site.ts";

/** These are of something that is over: they name what no record has any more. */
const OF_THE_PAST = /^(practice-off|booking-(received|cancelled|ended|missed|link))/;

/**
 * What a mail leaves out of what is so after the move that caused it: the agreed time, the times to choose from, and by
 * when who answers. A mail that was made from the state before the move leaves out something.
 */
export function leftOut(mail: Message, { status, appointment, question, clocks }: Request): string[] {
  const [name = ""] = mailNames([mail]);
  if (status === "closed" || OF_THE_PAST.test(name)) return [];
  const said = `${mail.subject}\n${mail.text}`;
  const isToPractice = name.startsWith("practice");
  const offers = question?.kind === "times" && !isToPractice ? question.offers.map(timeWords) : [];
  // A practice that wasn't told of a change has nothing to answer until someone has rung them, and no sample answers.
  const answerBy = name.startsWith("booking-call") || said.includes(A_REAL_ONE) ? null : clocks.answerBy;
  const due = status === "sent" ? answerBy : question && !isToPractice ? question.until : null;
  const wanted = [...offers, ...(due ? [byWords(due)] : [])].filter((words) => !said.includes(words));
  if (appointment && ![timeWords(appointment.at), datedTime(appointment.at)].some((at) => said.includes(at)))
    wanted.push(timeWords(appointment.at));
  const goesBack = status === "sent" && !appointment;
  return /\btake the request back\b/.test(said) && !goesBack
    ? [...wanted, "the appointment hasn’t changed"]
    : wanted;
}
