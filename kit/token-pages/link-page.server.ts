import { createContext, data, redirect } from "react-router";
import type { RouteArguments } from "../forms/form-page.server.ts";
import { type PostedForm, readForm, takeField, typedIn } from "../forms/read.server.ts";
import { tokenIn, withToken } from "#domain/token-address.ts";
import type { Services } from "#services/services.ts";
import { servicesContext } from "../context.ts";
import { type Posted, statusOfPosted } from "./posted.ts";

/** How a page behind a link was asked for. */
export type Asking = {
  token: string;
  /** What else the address says: the day of a week. */
  address: URLSearchParams;
  posted: Posted | null;
  /** "Show everything I sent" was pressed, or the practice has opened the request. */
  isShown: boolean;
  /** What the address says after an act. */
  done: string | null;
  now: Date;
  reviews: Services["reviews"];
  /** What the operator says of themselves. */
  identity: Services["operator"]["identity"];
};

/** A post to a page behind a link, and the three ways to answer it. */
export type Acting<Opened> = {
  services: Services;
  token: string;
  opened: Opened;
  form: PostedForm;
  /** The `do` of the button that was pressed. */
  pressed: string;
  /** The page with all that it keeps to itself, and with what stood typed in the form beside the press. */
  show: (posted?: Partial<Posted>) => null;
  /** The page again, with what was typed and why nothing has changed. */
  again: (posted: Partial<Posted>) => null | Promise<null>;
  /** The page after an act (303), which its address names; or another page of the same link, with what its address says. */
  finish: (done?: string, to?: { path: string; more: Readonly<Record<string, string>> }) => never;
  /** What else the address says, beside the token. */
  address: URLSearchParams;
};

/**
 * Loader and action of a page that a link opens. A GET changes nothing; a POST acts (303), shows what the page keeps to
 * itself (200), or shows the page again with every typed value: 422 for a mistake, 409 when something else happened since
 * the form was shown, 429 for one post or change too many, 503 when nothing can be stored. A token that opens nothing is 404, always the same.
 */
export function linkPage<Opened, View>({
  path,
  open,
  viewOf,
  isShownAgain = () => false,
  act,
}: {
  path: string;
  /** What a token opens; nothing: 404. */
  open: (services: Services, token: string, address: URLSearchParams) => Promise<Opened | null | undefined>;
  /** A null is answered with 404. */
  viewOf: (opened: Opened, asking: Asking) => View | null;
  /** Whether the page that comes back has what a press shows. */
  isShownAgain?: (opened: Opened) => boolean;
  act: (acting: Acting<Opened>) => Promise<null>;
}) {
  const stateContext = createContext<Pick<Asking, "posted" | "isShown">>({ posted: null, isShown: false });
  return { loader, action };

  async function loader({ request, context }: RouteArguments) {
    const services = context.get(servicesContext);
    const token = tokenIn(request.url);
    const address = new URL(request.url).searchParams;
    const opened = await open(services, token, address);
    const state = context.get(stateContext);
    const done = address.get("done");
    const { reviews, operator } = services;
    const asking = {
      ...state,
      token,
      address,
      done,
      now: services.now(),
      reviews,
      identity: operator.identity,
    };
    const view = opened ? viewOf(opened, asking) : null;
    return data(view, { status: view ? statusOfPosted(state.posted) : 404 });
  }

  async function action({ request, context }: RouteArguments) {
    const services = context.get(servicesContext);
    const token = tokenIn(request.url);
    const address = new URL(request.url).searchParams;
    const [read, opened] = await Promise.all([readForm(request), open(services, token, address)]);
    if (!opened) return null;
    if (!read.ok) throw data(null, { status: 422 });
    const { form } = read;
    const pressed = takeField(form, "do");
    const asIs = {
      form: pressed,
      values: {},
      problems: [],
      conflict: null,
      isUnavailable: false,
      isTooOften: false,
      retryAfterSeconds: null,
    };
    const again = (posted: Partial<Posted>) => {
      context.set(stateContext, { posted: { ...asIs, ...posted }, isShown: isShownAgain(opened) });
      return null;
    };
    if (services.post?.rateLimited) return again({ ...services.post.rateLimited, values: typedIn(form) });
    return act({
      services,
      token,
      opened,
      form,
      pressed,
      show: (posted) => {
        context.set(stateContext, { posted: posted ? { ...asIs, ...posted } : null, isShown: true });
        return null;
      },
      again,
      address,
      finish: (done, to = { path, more: {} }) => {
        const more = new URLSearchParams({ ...to.more, ...(done !== undefined && { done }) });
        throw redirect([withToken(to.path, token), ...(more.size > 0 ? [more] : [])].join("&"), 303);
      },
    });
  }
}
