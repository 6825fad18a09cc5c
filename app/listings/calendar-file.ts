import { TOKEN_PAGE_HEADERS, tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import { findCalendarLink } from "#database/free-times/calendar-links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { appointmentsFile } from "#services/calendars/appointments-file.ts";
import type { Route } from "./+types/calendar-file.ts";

/**
 * A practice's appointments, for calendar programs: 304 while a program has them as they are, 404 once the link has
 * ended.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { read } = services.database;
  const id = await findCalendarLink(read, tokenIn(request.url));
  const practice = id === undefined ? undefined : await findPractice(read, id);
  if (id === undefined || !practice?.hasJoined || practice.id !== id) {
    const headers = { ...TOKEN_PAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("There is no calendar behind this link.\n", { status: 404, headers });
  }
  const { text, etag } = await appointmentsFile(services, id);
  const headers = { ...TOKEN_PAGE_HEADERS, ETag: etag };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="niho.ics"',
    },
  });
}
