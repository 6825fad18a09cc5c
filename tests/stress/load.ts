import { Agent, request } from "node:http";
import { addDays, newZealandDay } from "#domain/nz-time.ts";

export type Answer = { status: number; reference: string | undefined };

/** A visitor who is told no reference for so long gives up, which breaks the promise. Milliseconds. */
export const TIMEOUT = 60_000;

const AGENT = new Agent({ keepAlive: true, maxSockets: 512 });

/** Posts a form as a program does. Rejects when the connection breaks before the answer is whole. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  agent = AGENT,
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        ...headers,
      },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("error", reject);
      response.on("aborted", () => reject(new Error("The answer was cut off.")));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, reference: referenceIn(text) }));
    });
    sent.end(body);
  });
}

/** The `number`th visitor's request: nobody else asks the same. */
export function bookingOf(number: number): Record<string, string> {
  return {
    "form-name": "booking",
    firstName: "Tāne",
    lastName: `Visitor ${number}`,
    email: emailOf(number),
    phone: "021 012 3456",
    service: "General Checkup",
    location: "Whangārei",
    preferredDate: addDays(newZealandDay(new Date()), 7),
    preferredTime: "8:00 AM",
    message: `It hurts since Monday, says visitor ${number}.`,
  };
}

/** Books at one of the sample practices, which are so many that none has more than it may have in an hour. */
export function bookingAtPractice(number: number): Record<string, string> {
  return { ...bookingOf(number), practice: String(1 + (number % PRACTICES)) };
}

/** Sample practices of a site whose requests go to practices. */
export const PRACTICES = 1_200;

export function emailOf(number: number): string {
  return `visitor.${number}@patient.example`;
}

/** The `number`th visitor's own address, as a trusted proxy would report it. */
export function fromAddressOf(number: number): Record<string, string> {
  const octets = [10 + ((number >> 24) & 63), (number >> 16) & 255, (number >> 8) & 255, number & 255];
  return { "X-Forwarded-For": octets.join(".") };
}

/** Lets the site believe those addresses. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: "127.0.0.1,::1" };

function referenceIn(text: string): string | undefined {
  try {
    const { reference } = JSON.parse(text) as { reference?: unknown };
    return typeof reference === "string" ? reference : undefined;
  } catch {
    return undefined;
  }
}
