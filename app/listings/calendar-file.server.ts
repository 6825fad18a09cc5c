import { findCalendarLink } from "#database/calendar-links.ts";
import { findPractice } from "#database/practices.ts";
import { TOKEN_PAGE_HEADERS } from "#domain/token-address.ts";
import { appointmentsFile } from "#services/calendars/appointments-file.ts";
import type { Services } from "#services/services.ts";

/** The appointments behind a link; 304 while they are as a program has them, 404 once the link has ended. */
export async function calendarFile(
  services: Services,
  token: string,
  ifNoneMatch: string | null,
): Promise<Response> {
  const { read } = services.database;
  const id = await findCalendarLink(read, token);
  const practice = id === undefined ? undefined : await findPractice(read, id);
  if (id === undefined || !practice?.hasJoined || practice.id !== id) {
    const headers = { ...TOKEN_PAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("There is no calendar behind this link.\n", { status: 404, headers });
  }
  const { text, etag } = await appointmentsFile(services, id);
  const headers = { ...TOKEN_PAGE_HEADERS, ETag: etag };
  if (ifNoneMatch?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="niho.ics"',
    },
  });
}
