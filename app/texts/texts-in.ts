import { timingSafeEqual } from "node:crypto";
import { data } from "react-router";
import { servicesContext } from "#kit/context.ts";
import { takeReplies } from "#services/texts/replies.ts";
import type { Route } from "./+types/texts-in.ts";

/** Only a gateway has business here. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Where a gateway brings us replies to texts: 204 for what we've taken, 422 for what we can't read, 503 for what can't be kept now, 404 without our token. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!isOurs(token, services.texts?.inboundToken)) return new Response(null, { status: 404 });
  const came = await takeReplies(services, await request.text());
  if (came === "not-read") return new Response(NOT_READ, { status: 422, headers: PLAIN });
  return new Response(null, { status: came === "taken" ? 204 : 503 });
}

const NOT_READ =
  "We can’t read this as a text from a New Zealand mobile. Name its fields in SMS_IN_FROM and SMS_IN_TEXT.\n";
const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };

function isOurs(given: string, expected: string | null | undefined): boolean {
  if (!expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
