import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { httpTexter } from "./text-http.ts";

const TEXT = { messageId: "<1.text-code-1@niho.example>", number: "+64215550147", text: 'Niho: "hi" & bye' };

type Post = { type: string; login: string; key: string; body: string };

/** A gateway on this machine that answers with these statuses, one after the other. */
async function gateway(...statuses: number[]): Promise<{ origin: string; posts: Post[] }> {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { authorization = "", "content-type": type = "", "idempotency-key": key = "" } = request.headers;
      const login = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
      posts.push({ type, login, key: String(key), body });
      response.writeHead(statuses[posts.length - 1] ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { origin: `127.0.0.1:${(server.address() as AddressInfo).port}`, posts };
}

test("a gateway gets each text in its own words, as JSON or as a form, under one id", async () => {
  const { origin, posts } = await gateway();
  const json = '{"id":"{id}","phoneNumbers":["{to}"],"textMessage":{"text":"{text}"}}';
  await httpTexter(`http://sms:p%40ss@${origin}/message`, json).send(TEXT);
  await httpTexter(`http://${origin}/message`, "To={to}&From=%2B642&Body={text}").send(TEXT);
  expect(JSON.parse(posts[0]!.body)).toEqual({
    id: posts[0]!.key,
    phoneNumbers: ["+64215550147"],
    textMessage: { text: TEXT.text },
  });
  expect(posts[0]).toMatchObject({ type: "application/json", login: "sms:p@ss" });
  expect(Object.fromEntries(new URLSearchParams(posts[1]!.body))).toEqual({
    To: "+64215550147",
    From: "+642",
    Body: TEXT.text,
  });
  expect(posts[1]).toMatchObject({ type: "application/x-www-form-urlencoded", key: posts[0]!.key });
});

test("what a gateway refuses is given up, and what it cannot take now is tried again", async () => {
  const { origin } = await gateway(400, 404, 408, 429, 500);
  const texter = httpTexter(`http://${origin}/`, "{to}{text}");
  for (const permanent of [true, true, false, false, false])
    await expect(texter.send(TEXT)).rejects.toMatchObject({ name: "MailRefused", permanent });
});
