import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { type Received, startMailServer } from "#tests/support/mail-server.ts";
import { makeMessage } from "#tests/support/message.ts";
import { type Mailer, MailRefused } from "./message.ts";
import { smtpMailer } from "./smtp.ts";

function connect(port: number, login = ""): Mailer {
  const mailer = smtpMailer(`smtp://${login}127.0.0.1:${port}`);
  onTestFinished(() => mailer.close());
  return mailer;
}

function answer(code: number, text = "no"): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

async function refusalOf(sending: Promise<unknown>): Promise<unknown> {
  return sending.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test("a message arrives whole, at the one it is for, under its Message-ID", async () => {
  const { port, received } = await startMailServer();
  const message = makeMessage({ subject: "Tō tono, Taupō", text: "Kia ora\n.\n..\nbye" });
  await connect(port).send(message);
  expect(received).toHaveLength(1);
  const [{ from, to, email }] = received as [Received];
  expect({ from, to }).toEqual({ from: "kia.ora@niho.example", to: ["hemi@patient.example"] });
  expect(email).toMatchObject({ subject: message.subject, messageId: message.messageId });
  expect(email.text?.trimEnd()).toBe(message.text);
  expect(email.html?.trimEnd()).toBe(message.html);
  expect(email.to?.[0]?.name).toBe("Hēmi Ngāta");
});

test("many messages at once share a few connections", async () => {
  let connections = 0;
  const { port, received } = await startMailServer({
    onConnect(_, done) {
      connections++;
      done();
    },
  });
  const mailer = connect(port);
  const ids = Array.from({ length: 40 }, (_, index) => `<${index}@niho.example>`);
  await Promise.all(ids.map((messageId) => mailer.send(makeMessage({ messageId }))));
  expect(received.map(({ email }) => email.messageId)).toEqual(expect.arrayContaining(ids));
  expect(received).toHaveLength(ids.length);
  expect(connections).toBeLessThanOrEqual(4);
});

test("a mailbox that does not exist is refused for good", async () => {
  const { port } = await startMailServer({ onRcptTo: (_, __, done) => done(answer(550)) });
  const refusal = await refusalOf(connect(port).send(makeMessage()));
  expect(refusal).toBeInstanceOf(MailRefused);
  expect(refusal).toMatchObject({ permanent: true });
});

test("a message that is found unacceptable when it is all there is refused for good", async () => {
  const { port } = await startMailServer({
    onData(stream, _, done) {
      void buffer(stream).then(() => done(answer(554)));
    },
  });
  expect(await refusalOf(connect(port).send(makeMessage()))).toMatchObject({ permanent: true });
});

test("a mailbox that is busy is worth another try", async () => {
  const { port } = await startMailServer({ onRcptTo: (_, __, done) => done(answer(450)) });
  expect(await refusalOf(connect(port).send(makeMessage()))).toMatchObject({ permanent: false });
});

test("a wrong password says nothing against the message", async () => {
  const { port } = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(answer(535)),
  });
  const refusal = await refusalOf(connect(port, "niho:wrong@").send(makeMessage()));
  expect(refusal).toMatchObject({ permanent: false });
});

test("a password is not sent in the clear to another machine", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 mail ESMTP\r\n");
    socket.on("data", (data) => {
      said.push(data.toString());
      socket.write(/^EHLO/i.test(data.toString()) ? "250-mail\r\n250 AUTH PLAIN LOGIN\r\n" : "500 what?\r\n");
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => void server.close());
  // 0.0.0.0 is this machine under an address that does not look like it.
  const mailer = smtpMailer(`smtp://niho:secret@0.0.0.0:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => mailer.close());
  expect(await refusalOf(mailer.send(makeMessage()))).toBeInstanceOf(Error);
  expect(said.join("")).toMatch(/EHLO/);
  expect(said.join("")).not.toMatch(/AUTH/);
});

test("a server that is not there fails the check and the sending, not for good", async () => {
  const mailer = connect(1);
  await expect(mailer.check()).rejects.toThrow(/ECONNREFUSED/);
  const refusal = await refusalOf(mailer.send(makeMessage()));
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).not.toMatchObject({ permanent: true });
});

test("a server that is there passes the check", async () => {
  const { port } = await startMailServer();
  await expect(connect(port).check()).resolves.toBeUndefined();
});

test("where mail goes is told without the password", () => {
  expect(smtpMailer("smtp://niho:s3cret@mail.example.nz").describe()).toBe("smtp mail.example.nz:587");
  expect(smtpMailer("smtps://niho:s3cret@mail.example.nz").describe()).toBe("smtps mail.example.nz:465");
  expect(smtpMailer("smtp://[::1]:2525").describe()).toBe("smtp ::1:2525");
});
