import { DAY } from "#domain/durations.ts";
import { servicesContext } from "#kit/context.ts";
import type { Route } from "./+types/security-txt.ts";

const HALF_A_YEAR = 182 * DAY;

/**
 * Where to report a weakness (RFC 9116). It expires within a year, as the RFC asks, and is renewed every day, so that
 * the file of an abandoned site expires.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { now, publicUrl, operator } = context.get(servicesContext);
  const expires = Math.floor((now().getTime() + HALF_A_YEAR) / DAY) * DAY;
  const lines = [
    `Contact: mailto:${operator.emails.security}`,
    `Expires: ${new Date(expires).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
