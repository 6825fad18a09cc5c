import { redirectDocument, type RouterContextProvider } from "react-router";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { signOut } from "#services/desk/sessions.ts";
import { sessionCookie, sessionToken } from "./cookie.server.ts";
import { atDesk } from "./guard.server.ts";

/** Ends the session. Pages that were open before can't come back from the browser's cache. */
export function leave(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  return atDesk(context, async ({ services }) => {
    await signOut(services, sessionToken(request, services)!);
    const headers = { "Set-Cookie": sessionCookie(null, services), "Clear-Site-Data": '"cache"' };
    return redirectDocument(DESK_PATH, { status: 303, headers });
  });
}
