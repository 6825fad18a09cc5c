import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { DESK_SENT_PATH, DESK_TODAY_PATH } from "#content/desk-addresses.ts";
import { tokenIn } from "#domain/token-address.ts";
import { servicesContext } from "#kit/context.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { askForStartLink, signedInStaff, signIn, whoseLink } from "#services/desk/sessions.ts";
import { sessionCookie, sessionToken } from "./guard.server.ts";

/** Someone who is signed in goes to Today. */
export async function readDoor({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const staff = await signedInStaff(services, sessionToken(request, services), { isPress: true });
  if (staff !== null) throw redirect(DESK_TODAY_PATH, 303);
  return { takesEmail: services.deskMembers.length > 0 };
}

/** Mails a link to those who work here. The answer is the same for every address. */
export async function askAtDoor({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const read = await readForm(request);
  if (read.ok && !services.post?.rateLimited) await askForStartLink(services, takeField(read.form, "email"));
  return redirect(DESK_SENT_PATH, 303);
}

/** Opening the link signs in nobody: scanners of mail open links too. */
export async function readStart({ request, context }: LoaderFunctionArgs) {
  const who = await whoseLink(context.get(servicesContext), tokenIn(request.url));
  return data({ who }, { status: who === null ? 404 : 200 });
}

/** Begins a session, which uses the link up; 404 where the link no longer works. */
export async function beginSession({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const session = await signIn(services, tokenIn(request.url));
  if (session === null) return data(null, { status: 404 });
  throw redirect(DESK_TODAY_PATH, {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(session, services) },
  });
}
