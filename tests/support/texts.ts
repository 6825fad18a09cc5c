import { expect } from "vitest";
import { asked, requestOf } from "./direct-site.ts";
import type { SiteOptions, TestSite } from "./site.ts";

export const MOBILE = "021 555 0147";

/** A request with “Text me too” ticked. */
export function askedWithTexts(options: SiteOptions = {}) {
  return asked({ phone: MOBILE, textMe: "yes" }, options);
}

/** The code of the last text. */
export async function codeIn(site: TestSite): Promise<string> {
  return /code is (\d{6})\./.exec((await site.texts()).at(-1)!.text)![1]!;
}

/** Opens it with the code typed. */
export async function turnedOn(options: SiteOptions = {}) {
  const opened = await askedWithTexts(options);
  await opened.site.post(opened.patient, { do: "code", code: await codeIn(opened.site) });
  return opened;
}

/** The practice confirms or moves the time. */
export async function confirm(site: TestSite, reference: string, practice: string, time = "09:30") {
  await site.post(practice, { do: "open", version: "1" });
  const { request } = await requestOf(site, reference);
  const answer = request.status === "confirmed" ? "move" : "confirm";
  const when = { date: "2026-12-02", time, minutes: "30" };
  const posted = await site.post(practice, {
    do: "answer",
    version: String(request.version),
    answer,
    ...when,
  });
  expect(posted.status).toBe(303);
  await site.mail();
}

export const wordsTexted = async (site: TestSite) => (await site.texts()).map(({ text }) => text);
export const textRows = ({ database }: TestSite) =>
  database.read.selectFrom("outbox").selectAll().where("channel", "=", "text").orderBy("id").execute();
