import { readForm, takeField } from "#kit/forms/read.server.ts";
import { askForStartLink, staffOf } from "#services/desk/sessions.ts";
import type { Services } from "#services/services.ts";
import { sessionToken } from "./cookie.server.ts";

export async function isSignedIn(request: Request, services: Services): Promise<boolean> {
  return (await staffOf(services, sessionToken(request, services), { isPress: true })) !== null;
}

export async function askAtDoor(request: Request, services: Services): Promise<void> {
  const read = await readForm(request);
  if (read.ok && !services.rateLimited) await askForStartLink(services, takeField(read.form, "email"));
}
