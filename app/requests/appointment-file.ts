import { TOKEN_PAGE_HEADERS, tokenIn } from "../forms/token-page.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/appointment-file.ts";
import { openRequest } from "./act.server.ts";
import { appointmentCalendar } from "./calendar.server.ts";
import { calendarOf } from "./emails.server.ts";
import { addressOf } from "./sender-facts.ts";

/** The agreed appointment for a calendar. The link alone opens it. 404 while none is agreed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const record = await openRequest(services, "request", tokenIn(request.url));
  const appointment = record?.request.status === "closed" ? null : record?.request.appointment;
  const practice = record?.request.practice;
  if (!record || !appointment || !practice) {
    return new Response("There is no appointment behind this link.\n", { status: 404, headers: HEADERS });
  }
  const { listing, reference } = record;
  const isListed = listing?.id === practice.id;
  const facts = calendarOf(services, reference, appointment, {
    name: practice.name,
    phone: practice.phone,
    address: isListed ? addressOf(listing) : "",
    isSample: isListed && listing.isSample,
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
