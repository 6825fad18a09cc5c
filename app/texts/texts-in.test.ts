import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { confirm, textRows as rows, turnedOn, wordsTexted as words } from "#tests/support/texts.ts";

const TOKEN = "a token of thirty-two characters";

eachDatabase("Texts", (open) => {
  test("end when a gateway brings STOP with our token, and start again with START", async () => {
    const { site, reference, practice } = await turnedOn({ open, texts: { aDay: 200, inboundToken: TOKEN } });
    await confirm(site, reference, practice);
    expect((await words(site)).at(-1)).toContain("Reply STOP to end texts.");
    const reply = (body: object, token = TOKEN) =>
      site.fetch(`/texts/in?token=${encodeURIComponent(token)}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      });
    const stopping = {
      event: "sms:received",
      payload: { phoneNumber: "+64215550147", message: "Stop. Thank you" },
    };
    expect((await reply(stopping, "another")).status).toBe(404);
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toHaveLength(1);
    expect((await reply(stopping)).status).toBe(204);
    expect((await rows(site)).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    await confirm(site, reference, practice, "11:00");
    expect(await words(site)).toHaveLength(2);
    expect((await reply({ from: "64215550147", text: "start" })).status).toBe(204);
    await confirm(site, reference, practice, "11:30");
    expect(await words(site)).toHaveLength(3);
  });
});
