import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type CalendarServer = {
  origin: string;
  events: string[];
  status: number;
  isSilent: boolean;
  asked: number;
  statuses: number[];
  close: () => void;
};

/** A calendar on a server of the test’s own, which answers what the state says. */
export async function serveCalendar(): Promise<CalendarServer> {
  const answer: RequestListener = (request, response) => {
    state.asked++;
    if (state.isSilent) return;
    const etag = `"${createHash("sha256").update(state.events.join("")).digest("hex")}"`;
    const status = state.status === 200 && request.headers["if-none-match"] === etag ? 304 : state.status;
    state.statuses.push(status);
    response.writeHead(status, { etag, ...(status === 429 && { "retry-after": "3600" }) });
    response.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${state.events.join("")}END:VCALENDAR\r\n`);
  };
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const state: CalendarServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events: [calendarEvent("20261123T090000")],
    status: 200,
    isSilent: false,
    asked: 0,
    statuses: [],
    close,
  };
  return state;
}

/** An hour from a time on the wall here. */
export function calendarEvent(start: string, ...more: string[]): string {
  const lines = ["BEGIN:VEVENT", `UID:${start}`, `DTSTART:${start}`, "DURATION:PT1H", ...more, "END:VEVENT"];
  return `${lines.join("\r\n")}\r\n`;
}
