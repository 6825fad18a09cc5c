import { signIn, whoseLink } from "#services/desk/sessions.ts";
import type { Services } from "#services/services.ts";
import { sessionCookie } from "./cookie.server.ts";

export function whoStarts(services: Services, token: string): Promise<string | null> {
  return whoseLink(services, token);
}

/** The cookie of the session that a link starts; null where the link no longer works. */
export async function beginSession(services: Services, token: string): Promise<string | null> {
  const session = await signIn(services, token);
  return session && sessionCookie(session, services);
}
