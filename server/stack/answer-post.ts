import { BOOKING_POST } from "#app/booking/submit.server.ts";
import { CONTACT_POST } from "#app/contact/submit.server.ts";
import { prefersJson } from "#kit/forms/accept.ts";
import { FORM_NAME_FIELD } from "#kit/forms/names.ts";
import { type FormPost, json } from "#kit/forms/post.server.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { LOST_LINK_PATH, NEW_PATIENTS_PATH, TEXTS_PATH, WATCH_LINK_PATH } from "#content/links.ts";
import { LISTING_PATHS } from "#content/listing-addresses.ts";
import { SUBSCRIBE_PATH } from "#content/newsletter.ts";
import { REQUEST_PATHS } from "#content/requests/addresses.ts";
import { PARTNER_POST } from "#app/partners/submit.server.ts";
import type { Post } from "#services/post.ts";
import type { Services } from "#services/services.ts";
import type { Refuse } from "./refuse.ts";
import type { RenderPage } from "../render/render-page.ts";

/** A map, so that a form called `__proto__` is none. */
const POSTS: ReadonlyMap<string, FormPost> = new Map(
  [BOOKING_POST, CONTACT_POST, PARTNER_POST].map((post) => [post.name, post]),
);

type PostParts = {
  services: Services;
  /** Who sends it. */
  sender: Pick<Post, "visitor" | "isLoopback">;
  page: RenderPage;
  refuse: Refuse;
};

/**
 * The contract's `POST /`: one address for every form, told apart by `form-name`. A program that asks for JSON is
 * answered by the form's area; a browser's form goes to the action of its page, which does the same and renders the
 * page.
 */
export async function answerPost(
  request: Request,
  { services, sender, page, refuse }: PostParts,
): Promise<Response> {
  const copyFor = await copier(request);
  const read = await readForm(copyFor("/"));
  const formPost = read.ok ? POSTS.get(takeField(read.form, FORM_NAME_FIELD)) : undefined;
  if (read.ok && formPost) {
    const post = { ...sender, isContractAddress: true };
    return prefersJson(request)
      ? formPost.answerInJson(request, { ...services, post }, read.form)
      : page(copyFor(formPost.page), { post });
  }
  if (!prefersJson(request)) return refuse(request, 422);
  const errors = read.ok ? { [FORM_NAME_FIELD]: UNKNOWN_FORM } : { form: read.message };
  return json({ ok: false, errors }, 422);
}

/**
 * Answers a rate-limited post with 429 and `Retry-After`: a browser gets its form back as it was sent; a request without
 * one of our forms, or with a link that opens nothing, gets the page of the refusal.
 */
export async function answerTooMany(
  request: Request,
  { sender, seconds, page, refuse }: Omit<PostParts, "services"> & { seconds: number },
): Promise<Response> {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const headers = { "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" };
  const copyFor = await copier(request);
  const formPage = prefersJson(request) ? undefined : await pageOfForm(copyFor("/"), request.url);
  if (!formPage) return refuse(request, 429, headers);
  const answer = await page(copyFor(formPage), { post: { ...sender, rateLimited: { retryAfterSeconds } } });
  if (answer.status === 404) return refuse(request, 429, headers);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/** Pages that take the post of their own form and can show it again. */
const FORM_PAGES: readonly string[] = [
  ...Array.from(POSTS.values(), ({ page }) => page),
  SUBSCRIBE_PATH,
  LOST_LINK_PATH,
  NEW_PATIENTS_PATH,
  WATCH_LINK_PATH,
  TEXTS_PATH,
  ...LISTING_PATHS,
  ...REQUEST_PATHS,
];

/** The page that shows what was posted: the one it was posted to, with its token, or the one that `form-name` names. */
async function pageOfForm(request: Request, postedTo: string): Promise<string | undefined> {
  const { pathname, search } = new URL(postedTo);
  if (FORM_PAGES.includes(pathname)) return pathname + search;
  const read = await readForm(request);
  return read.ok && pathname === "/" ? POSTS.get(takeField(read.form, FORM_NAME_FIELD))?.page : undefined;
}

async function copier(request: Request): Promise<(address: string) => Request> {
  const { method, headers, url } = request;
  const body = await request.bytes();
  return (address) => new Request(new URL(address, url), { method, headers, body });
}

const UNKNOWN_FORM = "There is no form of this name here. Send booking, contact or partner.";
