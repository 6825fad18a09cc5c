import { zoneOfRegion } from "#domain/hours/practice-clock.ts";
import { TOKEN_PAGE_HEADERS, tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import { openRequest } from "#services/requests/act.ts";
import { appointmentCalendar } from "#services/requests/calendar.ts";
import { calendarFacts } from "#services/requests/request-emails.ts";
import { practiceAddress } from "#services/requests/words/facts.ts";
import type { Route } from "./+types/appointment-file.ts";

/** The agreed appointment for a calendar. The link alone opens it. 404 while none is agreed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const record = await openRequest(services, "request", tokenIn(request.url));
  const appointment = record?.request.status === "closed" ? null : record?.request.appointment;
  const practice = record?.request.practice;
  if (!record || !appointment || !practice) {
    return new Response("We have no appointment at this link.\n", { status: 404, headers: HEADERS });
  }
  const { listing, reference } = record;
  const isListed = listing?.id === practice.id;
  const facts = calendarFacts(services, reference, appointment, {
    name: practice.name,
    phone: practice.phone,
    address: isListed ? practiceAddress(listing) : "",
    isSample: isListed && listing.isSample,
    zone: zoneOfRegion(practice.holidayRegion),
  });
  const text = appointmentCalendar(facts, { method: "PUBLISH", attendee: null }, services.now());
  return new Response(text, {
    headers: {
      ...HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
    },
  });
}

const HEADERS = { ...TOKEN_PAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8" };
