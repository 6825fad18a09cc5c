import { newZealandInstant } from "#domain/nz-time.ts";
import { unmailedIn } from "#kit/forms/sent-reference.ts";
import type { Awaited } from "#content/requests/awaited.ts";
import type { SentBooking } from "./submit.server.ts";

/** What the page after the form knows of a request. */
export type ShownSent = {
  /** No practice can take it. */
  isUnplaced: boolean;
  /** Id of the practice that was chosen, as it came; empty where none was. */
  chosen: string;
  /** As they were promised in the first email; null where the address does not say. */
  awaited: Awaited | null;
  /** The answer may come after the time that was asked for. */
  mayBeLate: boolean;
  /** In an emergency the page begins with who to call. */
  isCallFirst: boolean;
  /** A reminder the day before can still come. */
  isReminded: boolean;
  /** A code was texted, which is typed on the request's page. */
  isCodeTexted: boolean;
  /** When it is, of a free time that was booked. */
  bookedAt: Date | null;
};

/**
 * The address of the page after the form. It has the times that the first email promises, so that the page says the
 * same, also when it is looked at again later; and in an emergency that the page begins with who to call; nothing of who asked
 * and for what.
 *
 * `/booking-success?reference=NIHO-7K4Q-2WXR-6M&practice=12&answer-by=2026-11-29T19:00Z`
 */
export function sentAddress(sent: SentBooking): string {
  const { reference, isUnplaced, chosen, awaited } = sent;
  const practice = isUnplaced ? "none" : chosen;
  const parts = [
    `reference=${reference}`,
    ...(practice ? [`practice=${practice}`] : []),
    ...instant("at", sent.bookedAt),
    ...instant("match-by", awaited?.matchBy),
    ...instant("answer-by", awaited?.answerBy),
    ...(sent.mayBeLate ? ["late=yes"] : []),
    ...(sent.isCallFirst ? ["call=now"] : []),
    ...(sent.isReminded ? ["reminder=yes"] : []),
    ...(sent.isCodeTexted ? ["code=texted"] : []),
  ];
  return `/booking-success?${parts.join("&")}${unmailedIn(sent)}`;
}

/** Reads what it can of an address that someone has changed. */
export function readSentAddress(address: string): ShownSent {
  const asked = new URL(address).searchParams;
  const chosen = asked.get("practice") ?? "";
  const [matchBy, answerBy, at] = ["match-by", "answer-by", "at"].map((name) => readInstant(asked.get(name)));
  return {
    isUnplaced: chosen === "none",
    chosen,
    awaited: matchBy || answerBy ? { matchBy: matchBy ?? null, answerBy: answerBy ?? null } : null,
    mayBeLate: asked.get("late") === "yes",
    isCallFirst: asked.get("call") === "now",
    isReminded: asked.get("reminder") === "yes",
    isCodeTexted: asked.get("code") === "texted",
    bookedAt: at ?? null,
  };
}

/** To the minute: no page or mail says more. */
function instant(name: string, at: Date | null | undefined): string[] {
  return at ? [`${name}=${at.toISOString().slice(0, "2026-11-29T19:00".length)}Z`] : [];
}

function readInstant(text: string | null): Date | null {
  const isAsWritten = /^[\d-]+T\d\d:\d\dZ$/.test(text ?? "");
  return (isAsWritten && newZealandInstant(text!, "start")) || null;
}
