import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { isMailSlowNow } from "#services/mails/slow.ts";
import type { Services } from "#services/services.ts";
import { servicesContext } from "../context.ts";
import { newSubmissionId } from "./client-key.server.ts";
import { type PostedForm, readForm } from "./read.server.ts";
import { type FormState, type Refusal, refusalStatus } from "./refusal.ts";
import { trackingOfPage } from "./tracking.ts";

/** What a loader or an action of any page gets. */
export type RouteArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** A form that is shown for the first time, with what its address has begun of it. `begun` has every field that is a list. */
export function freshForm<Values extends object>(
  services: Services,
  address: string,
  fields: Readonly<Record<keyof Values, unknown>>,
  begun: Partial<Values>,
): FormState<Values> {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
  return {
    values: { ...empty, ...begun } as Values,
    tracking: trackingOfPage(address, services.publicUrl),
    submissionId: newSubmissionId(services),
    askedEmail: "",
    askedAgain: false,
    refusal: null,
  };
}

/**
 * The action of a page with a form: a redirect (303) to the page after it, or the same page with the values and what is
 * wrong with them. `refused` gives the loader of the same request the action's refusal, so that title and page agree;
 * null when the form is shown for the first time.
 *
 * `const FORM = formPage({ submit: submitContact, sentPage: ({ reference }) => `/contact-success?reference=${reference}` });`
 */
export function formPage<Answer extends { ok: true } | { ok: false; refusal: Refusal }>({
  submit,
  sentPage,
}: {
  submit: (services: Services, request: Request, form: PostedForm) => Promise<Answer>;
  /** Address of the page after it. */
  sentPage: (sent: Extract<Answer, { ok: true }>) => string;
}) {
  type Sent = Extract<Answer, { ok: true }>;
  type Refused = Extract<Answer, { ok: false }>;
  const refusedContext = createContext<Refused | null>(null);
  return { refused, action };

  function refused(context: RouteArguments["context"]): Refused | null {
    return context.get(refusedContext);
  }

  async function action({ request, context }: RouteArguments) {
    const read = await readForm(request);
    if (!read.ok) throw data(null, { status: 422 });
    const services = context.get(servicesContext);
    const answer = await submit(services, request, read.form);
    if (answer.ok) throw redirect(await withPace(services, sentPage(answer as Sent)), 303);
    context.set(refusedContext, answer as Refused);
    return data(null, { status: refusalStatus(answer.refusal) });
  }
}

/** A page that is the same for everyone is kept, so its address says where our mail is slow; one with a reference looks. */
async function withPace(services: Services, address: string): Promise<string> {
  const isSlow = !address.includes("?") && (await isMailSlowNow(services));
  return isSlow ? `${address}?mail=slow` : address;
}
