import { TEXTS_PATH } from "#content/links.ts";
import { shortTime } from "#content/requests/when.ts";
import type { SenderMail } from "#domain/requests/requests.ts";
import { inGsm7, TEXT_TERMS } from "#domain/texts.ts";
import type { Writing } from "../services.ts";

/** An agreed appointment, as a text names it. `address` and `phone` can be empty. */
/** `clock`: whose clock `at` is of, where not of the rest: `, Chatham Islands time`. */
type Booked = { at: Date; clock: string; practice: string; address: string; phone: string };

const NEWS = "news";

/** Which mails to the patient have a text beside them: those after which something is to be done, or to be kept in mind. */
export const BESIDE: Partial<Record<SenderMail, "confirmed" | "reminder" | typeof NEWS>> = {
  confirmed: "confirmed",
  reminder: "reminder",
  off: NEWS,
  times: NEWS,
  earlier: NEWS,
  declined: NEWS,
  back: NEWS,
  ended: NEWS,
  call: NEWS,
};

/** It has nothing that anyone typed: a stranger may have given the number. */
export function codeText(services: Writing, code: string): string {
  return fitted(
    `${siteName(services)}: your code is ${code}. To get texts, open the link in our email and type it there. Not you? Ignore this.`,
  );
}

/** After a reply that we can't read: what it may have been meant to do, and that someone reads it. */
export function askingText(services: Writing): string {
  return fitted(
    `${siteName(services)}: thanks, we’ll read your text. To change your appointment now, use the link in our email. To end texts, reply just STOP.`,
  );
}

export function textBesideMail(
  services: Writing,
  mail: keyof typeof BESIDE,
  booked: Booked | null,
): string | null {
  const kind = BESIDE[mail];
  if (!kind) return null;
  if (kind === NEWS) {
    const news =
      mail === "earlier"
        ? "an earlier time is free. The first to take it has it. To take it, see our email."
        : "we have news about your appointment. Please see our email.";
    return fitted(`${siteName(services)}: ${news} ${stopWords(services)}`);
  }
  return booked && (kind === "confirmed" ? confirmedText(services, booked) : reminderText(services, booked));
}

function confirmedText(services: Writing, { at, clock, practice, address }: Booked): string {
  const [before, after] = [
    `${siteName(services)}: booked, ${inGsm7(shortTime(at)).replace(",", "")}${clock}, `,
    `. To change it, use the link in our email. ${stopWords(services)}`,
  ];
  const room = TEXT_TERMS.most - before.length - after.length;
  const name = inGsm7(practice).slice(0, Math.min(LONGEST_NAME, room)).trim();
  const where = `, ${inGsm7(address)}`.slice(0, Math.max(0, room - name.length)).trim();
  // A piece of a street says nothing.
  return fitted(`${before}${name}${where.length > SHORTEST_ADDRESS ? where : ""}${after}`);
}

/** It does not say "tomorrow": a gateway may be slow. */
function reminderText(services: Writing, { at, clock, practice, phone }: Booked): string {
  const call = phone === "" ? "" : ` or call ${inGsm7(phone)}`;
  const [before, after] = [
    `${siteName(services)}: reminder, ${inGsm7(shortTime(at)).replace(",", "")}${clock}, `,
    `. Can’t come? Use the link in our email${call}. ${stopWords(services)}`,
  ];
  const room = Math.min(LONGEST_NAME, TEXT_TERMS.most - before.length - after.length);
  return fitted(`${before}${inGsm7(practice).slice(0, room).trim()}${after}`);
}

const LONGEST_NAME = 40;
const SHORTEST_ADDRESS = 10;

/** Where replies reach us, one word ends texts; else a page does. */
function stopWords({ texts, publicUrl }: Writing): string {
  return texts?.inboundToken ? "Reply STOP to end texts." : `Stop: ${new URL(publicUrl).host}${TEXTS_PATH}`;
}

function siteName({ operator }: Writing): string {
  return inGsm7(operator.identity.name).slice(0, 20).trim();
}

function fitted(text: string): string {
  return inGsm7(text).slice(0, TEXT_TERMS.most);
}
