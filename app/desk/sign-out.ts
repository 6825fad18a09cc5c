import { redirectDocument } from "react-router";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { signOut } from "#services/desk/sessions.ts";
import type { Route } from "./+types/sign-out.ts";
import { atDesk, sessionCookie, sessionToken } from "./guard.server.ts";

/** Ends the session. Pages that were open before can't come back from the browser's cache. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return atDesk(context, async ({ services }) => {
    await signOut(services, sessionToken(request, services)!);
    const headers = { "Set-Cookie": sessionCookie(null, services), "Clear-Site-Data": '"cache"' };
    return redirectDocument(DESK_PATH, { status: 303, headers });
  });
}
