import { DESK_PATH } from "#content/desk-addresses.ts";
import { SESSION_LASTS } from "#database/desk-sessions.ts";
import type { Services } from "#services/services.ts";

type Needed = Pick<Services, "publicUrl">;

/** A browser takes the name with this beginning from https alone. */
function nameOf({ publicUrl }: Needed): string {
  return publicUrl.startsWith("https:") ? "__Secure-niho_desk" : "niho_desk";
}

/** The token in the cookie of a request; null without one. */
export function sessionToken(request: Request, services: Needed): string | null {
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const value = cookies.find((one) => one.startsWith(`${nameOf(services)}=`))?.split("=")[1] ?? "";
  return /^[\da-f]{64}$/.test(value) ? value : null;
}

/** `Set-Cookie` that begins a session; null ends it. */
export function sessionCookie(token: string | null, services: Needed): string {
  const secure = services.publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = token === null ? 0 : SESSION_LASTS / 1_000;
  return `${nameOf(services)}=${token ?? ""}; Path=${DESK_PATH}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
