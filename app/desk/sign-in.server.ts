import { readForm, takeField } from "#kit/forms/read.server.ts";
import { askForStartLink, signIn, signedInStaff, whoseLink } from "#services/desk/sessions.ts";
import type { Services } from "#services/services.ts";
import { sessionCookie, sessionToken } from "./guard.server.ts";

export async function isSignedIn(request: Request, services: Services): Promise<boolean> {
  return (await signedInStaff(services, sessionToken(request, services), { isPress: true })) !== null;
}

export async function askAtDoor(request: Request, services: Services): Promise<void> {
  const read = await readForm(request);
  if (read.ok && !services.rateLimited) await askForStartLink(services, takeField(read.form, "email"));
}

export function whoStarts(services: Services, token: string): Promise<string | null> {
  return whoseLink(services, token);
}

/** The cookie of the session that a link starts; null where the link no longer works. */
export async function beginSession(services: Services, token: string): Promise<string | null> {
  const session = await signIn(services, token);
  return session && sessionCookie(session, services);
}
