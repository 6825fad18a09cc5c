import { calendarMailKey } from "../free-times/calendar-feeds.ts";

/** Mails to a practice about its listing are sealed under a key of this name, or have it as their topic while they gather. */
export function listingMailKey(practiceId: number): string {
  return `listing ${practiceId}`;
}

/** Mails about what our staff changed in a listing have a topic of their own, so that they gather none of the practice's. */
export function staffChangesTopic(practiceId: number): string {
  return `staff changes ${practiceId}`;
}

/**
 * The number of the practice that a mail is to, by its key or topic; null where that says of none.
 *
 * `practiceOfMailKey("listing 10001") === 10001`
 */
export function practiceOfMailKey(name: string | null): number | null {
  const id = Number(/ ([1-9]\d{0,8})$/.exec(name ?? "")?.[1]);
  const names = [listingMailKey(id), staffChangesTopic(id), calendarMailKey(id)];
  return name !== null && names.includes(name) ? id : null;
}
