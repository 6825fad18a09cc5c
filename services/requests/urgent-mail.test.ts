import { expect, test } from "vitest";
import { asked, lastMail, travel } from "#tests/support/direct-site.ts";

const HURT = {
  urgency: "emergency",
  service: "Emergency Care",
  message: "My crown broke and the left side throbs",
  preferredDate: "2026-11-20",
  preferredTime: "3:00 PM",
};

test("The mail of an emergency tells the practice in its first line that it is urgent and what for, and nothing of health in the subject", async () => {
  const { site } = await asked(HURT);
  const { subject, text, html } = await lastMail(site, "practice-request");
  expect(subject).toMatch(/^Urgent: appointment request NIHO-/);
  expect(subject).not.toMatch(/Emergency Care|crown|pain/i);
  const paragraphs = text.split(/\n\n+/);
  const first = paragraphs.find((paragraph) => paragraph.endsWith(".") && !paragraph.includes("sample"));
  expect(first).toBe("Urgent: a patient asks to be seen the same day (Emergency Care).");
  for (const part of [subject, text, html]) expect(part).not.toMatch(/throbs|Mereana/);
});

test("The reminder of an emergency says that it is urgent too, and no other request does", async () => {
  const { site } = await asked(HURT);
  await travel(site, new Date(site.clock.now.getTime() + 86_400_000));
  expect((await lastMail(site, "practice-nudge")).subject).toMatch(/^Urgent: /);
  const calm = await asked();
  const { subject, text } = await lastMail(calm.site, "practice-request");
  expect(subject).toMatch(/^Appointment request NIHO-/);
  expect(text).not.toContain("Urgent");
});
