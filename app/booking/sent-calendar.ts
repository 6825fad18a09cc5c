import { zoneOfRegion } from "#domain/hours/practice-clock.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findRequest } from "#database/requests/requests.ts";
import { TOKEN_PAGE_HEADERS } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import { appointmentCalendar } from "#services/requests/calendar.ts";
import { calendarFacts } from "#services/requests/request-emails.ts";
import { practiceAddress } from "#services/requests/words/facts.ts";
import type { Route } from "./+types/sent-calendar.ts";
import { isShownAfterForm } from "./just-sent.server.ts";

/**
 * What has just been booked, for a calendar: the day, the time and the practice, which the page after the form shows too,
 * and nothing of who comes. It has the same `UID` as the file in the mail, so a calendar holds it once. Later it is 404.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { database, encryption, now } = services;
  const reference = new URL(request.url).searchParams.get("reference") ?? "";
  const stored = await findRequest(database.read, encryption, reference);
  const { status, appointment, practice } = stored?.request ?? {};
  if (
    !stored ||
    !isShownAfterForm(stored.request, now()) ||
    status !== "confirmed" ||
    !appointment ||
    !practice
  )
    return new Response("We have no appointment at this link.\n", { status: 404, headers: HEADERS });
  const listing = await findPractice(database.read, practice.id);
  const facts = calendarFacts(services, reference, appointment, {
    name: practice.name,
    phone: practice.phone,
    address: listing ? practiceAddress(listing) : "",
    isSample: listing?.isSample ?? false,
    zone: zoneOfRegion(practice.holidayRegion),
  });
  const text = appointmentCalendar(facts, { method: "PUBLISH", attendee: null }, now());
  return new Response(text, {
    headers: {
      ...HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
    },
  });
}

const HEADERS = { ...TOKEN_PAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8" };
