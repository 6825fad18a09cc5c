import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { SESSION_LASTS, type Staff } from "#database/desk/desk-sessions.ts";
import { isUnreachable } from "#database/unreachable.ts";
import { servicesContext } from "#kit/context.ts";
import { sentAgainContext } from "#kit/shell/send-again.tsx";
import { signedInStaff } from "#services/desk/sessions.ts";
import type { Services } from "#services/services.ts";
import { DESK_PATH } from "#content/desk-addresses.ts";
import type { ProblemData } from "./problem.tsx";

/** Who is signed in. The guard sets it before any loader or action of the desk runs. */
const staffContext = createContext<Staff>();

/** What pages ask by themselves: it does not keep a session open. */
const BY_ITSELF = /^\/desk\/(live|pulse)(\.data)?$/;

/**
 * Lets only staff pass. Every loader and action of the desk is behind it, as documents and as data; without a session they
 * answer 401 with the door, and with the form that was posted in vain.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const isPress = !BY_ITSELF.test(new URL(request.url).pathname);
  const staff = await orAway(context, () =>
    signedInStaff(services, sessionToken(request, services), { isPress }),
  );
  if (staff === null) throw problem(context, 401);
  context.set(staffContext, staff);
  return next();
};

/** What a loader or an action of the desk is given. */
export type AtDesk = { services: Services; staff: Staff };

/** Does the work of a loader or an action. A database that does not answer is a 503 that keeps what was typed. */
export function atDesk<Result>(
  context: Readonly<RouterContextProvider>,
  work: (given: AtDesk) => Promise<Result>,
): Promise<Result> {
  const given = { services: context.get(servicesContext), staff: context.get(staffContext) };
  return orAway(context, () => work(given));
}

async function orAway<Result>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUnreachable(error)) throw problem(context, 503);
    throw error;
  }
}

function problem(context: Readonly<RouterContextProvider>, status: 401 | 503) {
  const sent = context.get(sentAgainContext);
  const takesEmail = context.get(servicesContext).deskMembers.length > 0;
  const about: ProblemData = {
    takesEmail,
    sent: sent && { ...sent, address: sent.address.replace(/\.data(?=\?|$)/, "") },
  };
  return data(about, { status });
}

type Needed = Pick<Services, "publicUrl">;

/** A browser takes the name with this beginning from https alone. */
function cookieName({ publicUrl }: Needed): string {
  return publicUrl.startsWith("https:") ? "__Secure-niho_desk" : "niho_desk";
}

/** The token in the cookie of a request; null without one. */
export function sessionToken(request: Request, services: Needed): string | null {
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const value = cookies.find((one) => one.startsWith(`${cookieName(services)}=`))?.split("=")[1] ?? "";
  return /^[\da-f]{64}$/.test(value) ? value : null;
}

/** `Set-Cookie` that begins a session; null ends it. */
export function sessionCookie(token: string | null, services: Needed): string {
  const secure = services.publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = token === null ? 0 : SESSION_LASTS / 1_000;
  return `${cookieName(services)}=${token ?? ""}; Path=${DESK_PATH}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
