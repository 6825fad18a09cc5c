import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Services } from "#services/services.ts";
import { addAssistants } from "../assistants/address.ts";
import { bodyLimits, wholeBodies } from "../limits/body-limits.ts";
import { fairQueueing, type Slots } from "../limits/fair-queue.ts";
import { LIMITS, POST_RATES } from "../limits/limits.ts";
import { importUploads } from "../limits/import-uploads.ts";
import { pictureUploads } from "../limits/picture-uploads.ts";
import { postRates } from "../limits/post-rates.ts";
import type { RenderPage } from "../render/render-page.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Found } from "../route-patterns.ts";
import type { PlainPage } from "../startup-page.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Visitor } from "../visitor.ts";
import { canonicalAddress, knownAddresses } from "./addresses.ts";
import { answerPost, answerTooMany } from "./answer-post.ts";
import { API_ADDRESSES, preflight } from "./api.ts";
import { type Complete, completing } from "./complete.ts";
import { crossSiteGuard } from "./cross-site-guard.ts";
import { addOwnAddresses, addPictures } from "./own-addresses.ts";
import { refusals } from "./refuse.ts";

type StackParts = {
  build: ServerBuild;
  services: Services;
  surroundings: Surroundings;
  find: (path: string) => Found | undefined;
  page: RenderPage;
  slots: Slots;
  complete: Complete;
  failure: PlainPage;
};

/** Everything that happens to a request which the page cache does not answer, in the order in which it happens. */
export function openStack(parts: StackParts): Hono<SiteEnv> {
  const { build, services, surroundings, find, page, slots, complete, failure } = parts;
  const refuse = refusals(page);
  const tooMany = (request: Request, visitor: Visitor, seconds: number) =>
    answerTooMany(request, { sender: postSender(visitor), seconds, page, refuse });
  const stack = new Hono<SiteEnv>();
  stack.onError((error, c) => {
    if (!c.req.raw.signal.aborted) services.log({ event: "page failed", error });
    return c.body(failure.html, 500, failure.headers);
  });
  stack.use(completing(complete));
  stack.use(canonicalAddress(find));
  stack.options(API_ADDRESSES, preflight());
  addOwnAddresses(stack, build, surroundings, refuse);
  stack.use(pictureUploads(services, refuse));
  stack.use(importUploads(services, refuse));
  stack.use(wholeBodies());
  stack.use(fairQueueing(slots));
  stack.use((c, next) =>
    c.req.url.length > LIMITS.addressBytes
      ? refuse(new Request(new URL("/", c.req.url), c.req.raw), 414)
      : next(),
  );
  addPictures(stack, services, refuse);
  stack.use(knownAddresses(find, page, refuse));
  stack.use(crossSiteGuard(services.publicUrl, refuse));
  stack.use(bodyLimits(refuse));
  const { rates = POST_RATES, postCounts } = surroundings;
  stack.use(postRates(rates, services, tooMany, postCounts));
  addAssistants(stack, services, refuse);
  stack.post("/", (c) =>
    answerPost(c.req.raw, { services, sender: postSender(c.env.visitor), page, refuse }),
  );
  stack.all("*", (c) => {
    const [upload, importFile] = [c.get("upload"), c.get("importFile")];
    const brought = { ...(upload && { upload }), ...(importFile && { importFile }) };
    return page(c.req.raw, { post: { ...postSender(c.env.visitor), ...brought } });
  });
  return stack;
}

/** The visitor who sent a post, as the limits count them. */
function postSender({ key, isLoopback }: Visitor) {
  return { visitor: key, isLoopback };
}
