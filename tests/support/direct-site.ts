import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import type { Message } from "#outbox/transports/message.ts";
import { advanceDueRequests } from "#services/requests/clock.ts";
import { BOOKING, sendWell } from "./forms.ts";
import { openSite, type SiteOptions, type TestSite } from "./site.ts";

/** A site on which requests go to practices at once, with samples that can be written to. */
export function openDirectSite(options: SiteOptions = {}): Promise<TestSite> {
  return openSite({ routing: "direct", ...options });
}

/** Asks for an appointment as the form does, and gives the reference. */
export async function book(site: TestSite, answers: Record<string, string> = {}): Promise<string> {
  return sendWell(site, BOOKING, { ...BOOKING.right, ...answers });
}

/** A request that a sample practice has, with the addresses of both pages. */
export async function asked(
  answers: Record<string, string> = {},
  options: SiteOptions = {},
): Promise<{ site: TestSite; reference: string; patient: string; practice: string }> {
  const site = await openDirectSite({ samples: 24, ...options });
  const reference = await book(site, { practice: "3", preferredDate: "2026-12-02", ...answers });
  return { site, reference, ...(await linksOf(site)) };
}

/** The pages of the last request: the patient's, and that of the practice asked last, where one was. */
export async function linksOf(
  site: TestSite,
): Promise<{ readonly patient: string; readonly practice: string }> {
  const received = await lastMail(site, "booking-received");
  const request = await lastMail(site, "practice-request");
  return {
    patient: `/request?token=${tokensIn(received)[0]}`,
    get practice() {
      return `/practice/request?token=${tokensIn(request)[0]}`;
    },
  };
}

/** The words of the page, as one line. */
export async function wordsOn(site: TestSite, path: string): Promise<string> {
  const { document } = await site.page(path);
  return document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
}

/** The last mail of this name: `booking-times`. */
export async function lastMail(site: TestSite, name: string): Promise<Message> {
  return (await site.mail()).findLast((mail) => mailNames([mail])[0]!.startsWith(name))!;
}

export async function requestOf(site: TestSite, reference: string): Promise<StoredRequest> {
  return (await findRequest(site.database.read, site.services.encryption, reference))!;
}

/** Moves the site's clock, once what was due until now is sent, and does what is due then. */
export async function travel(site: TestSite, to: Date): Promise<void> {
  await site.mail();
  site.clock.now = to;
  await advanceDueRequests(site.services);
  site.services.wakeMail();
  await site.mail();
}

/** What was changed is told after two minutes, in which another change would take its place. */
export async function gatheredMail(site: TestSite): Promise<readonly Message[]> {
  await site.mail();
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000);
  site.services.wakeMail();
  return site.mail();
}

/** `booking-confirmed-2` for each mail, in the order of sending. */
export function mailNames(mails: readonly Message[]): string[] {
  return mails.map(({ messageId }) => /\.([\w-]+)@/.exec(messageId)![1]!);
}

/** The tokens in the addresses of a mail. */
export function tokensIn({ text }: Message): string[] {
  return [...text.matchAll(/token=([0-9a-f]{64})/g)].map(([, token]) => token!);
}
