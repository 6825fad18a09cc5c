import { SAMPLE_IDENTITY } from "#content/identity.ts";
import { expect, test } from "vitest";
import { composed } from "#tests/support/composed-mail.ts";
import { makeRecord, SAMPLE } from "#tests/support/request.ts";
import type { RequestEvent } from "#domain/requests/request-record.ts";
import { senderView } from "./sender-view.server.ts";

/** What an older release stored of a practice that stated no suburb. */
function sent(reasons: readonly string[]): RequestEvent {
  const at = new Date("2026-11-20T00:30:00Z");
  return { number: 1, version: 1, at, actor: "clock", event: "sent", detail: { reasons } };
}

function saidOf(reasons: readonly string[]): { page: string | null; mail: string } {
  const events = [sent(reasons)];
  const asking = {
    token: "",
    address: new URLSearchParams(),
    posted: null,
    isShown: false,
    done: null,
    reviews: "on" as const,
    identity: SAMPLE_IDENTITY,
    now: new Date(),
  };
  const { whyThisOne } = senderView(
    { ...makeRecord({}, { events }), freeTimes: null, texts: null, isPracticeInReach: true },
    asking,
  );
  const { text } = composed({ to: "sender", name: "passed" }, {}, {}, SAMPLE, events);
  return { page: whyThisOne, mail: text };
}

test("a place that an old event left empty is not said to speak for a practice", () => {
  const { page, mail } = saidOf(["takes new patients", "in ", "open then"]);
  expect(page).toBe("Takes new patients, open then");
  expect(mail).toContain("Why this one: Takes new patients, open then");
});

test("where nothing else spoke for it, nothing is said", () => {
  const { page, mail } = saidOf(["in "]);
  expect(page).toBeNull();
  expect(mail).not.toContain("Why this one");
});
