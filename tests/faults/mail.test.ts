import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, vi } from "vitest";
import { outboxCounts } from "#outbox/outbox-records.ts";
import { folderMailer } from "#outbox/transports/folder.ts";
import type { Mailer } from "#outbox/transports/message.ts";
import { smtpMailer } from "#outbox/transports/smtp.ts";
import { keptIn } from "../support/form.ts";
import { BOOKING, sendWell } from "../support/forms.ts";
import { startMailServer } from "../support/mail-server.ts";
import { newFolder } from "../support/new-folder.ts";
import { openSite, type TestSite } from "../support/site.ts";
import { fault, run, smallDisk } from "./fault.ts";

describe("The mail server:", () => {
  fault("the mail server is not there", async () => {
    const { port, close } = await startMailServer();
    await close();
    await postpones(smtpMailer(`smtp://127.0.0.1:${port}`), async () => startMailServer({}, port));
  });

  fault("the name of the mail server leads nowhere", async () => {
    await postpones(smtpMailer("smtp://mail.niho.invalid"));
  });

  fault("the mail server cannot prove who it is", async () => {
    const { port, received } = await startMailServer({ secure: true, disabledCommands: ["AUTH"] });
    // It warns of its own certificate, which nobody has signed: just what is wanted here.
    vi.mocked(console.error).mockClear();
    await postpones(smtpMailer(`smtps://127.0.0.1:${port}`));
    expect(received).toEqual([]);
  });

  const REFUSALS = {
    "the mail server refuses the connection for now": { onConnect: (_, done) => done(later()) },
    "the mail server refuses the sender for now": { onMailFrom: (_, __, done) => done(later()) },
    "the mail server refuses the recipient for now": { onRcptTo: (_, __, done) => done(later()) },
    "the mail server refuses the message for now": {
      onData: (stream, _, done) => void buffer(stream).then(() => done(later())),
    },
  } satisfies Record<string, SMTPServerOptions>;
  for (const [name, options] of Object.entries(REFUSALS)) {
    fault(name, async () => {
      const { port, close } = await startMailServer(options);
      await postpones(smtpMailer(`smtp://127.0.0.1:${port}`), async () => {
        await close();
        return startMailServer({}, port);
      });
    });
  }

  fault("the mail server refuses the recipient for good", async () => {
    const no = Object.assign(new Error("no such mailbox"), { responseCode: 550 });
    const { port } = await startMailServer({ onRcptTo: (_, __, done) => done(no) });
    const site = await openWith(smtpMailer(`smtp://127.0.0.1:${port}`));
    await sendWell(site, BOOKING, BOOKING.right);
    await site.mail();
    expect(await outboxCounts(site.database.read)).toEqual({ waiting: 0, givenUp: 2 });
    expect(await keptIn(site)).toHaveLength(1);
  });

  for (const step of ["EHLO", "MAIL", "RCPT", "DATA"] as const) {
    fault(`the mail server hangs up at ${step}`, async () => {
      const wire = await talkativeServer((command, socket) => {
        if (command === step) socket.destroy();
      });
      await postpones(smtpMailer(`smtp://127.0.0.1:${wire.port}`));
    });
  }

  fault("the mail server takes a message and hangs up before it says so", async () => {
    const wire = await talkativeServer((command, socket) => {
      if (command === ".") socket.destroy();
    });
    const server = await postpones(smtpMailer(`smtp://127.0.0.1:${wire.port}`), async () => {
      await wire.close();
      return startMailServer({}, wire.port);
    });
    const again = new Set(server!.received.map(({ email }) => email.messageId));
    expect(new Set(wire.messageIds())).toEqual(again);
  });

  fault("the mail server says nothing", async () => {
    const wire = await talkativeServer(() => undefined, { greets: false });
    await postpones(smtpMailer(`smtp://127.0.0.1:${wire.port}`, { timeout: 100 }));
  });
});

describe("The mail folder:", () => {
  fault("a file lies where the mail folder should be", async () => {
    const folder = join(newFolder(), "mail");
    writeFileSync(folder, "");
    await postpones(folderMailer(folder), async () => rmSync(folder));
  });

  fault("the mail folder may not be written", async () => {
    const folder = join(newFolder(), "mail");
    mkdirSync(folder);
    run("chattr", "+i", folder);
    onTestFinished(() => void run("chattr", "-i", folder));
    await postpones(folderMailer(folder), async () => void run("chattr", "-i", folder));
  });

  fault("the disk of the mail folder is full", async () => {
    const folder = smallDisk(64);
    const rest = join(folder, "the rest");
    writeFileSync(rest, Buffer.alloc(60 * 1_024));
    await postpones(folderMailer(folder), async () => rmSync(rest));
  });
});

/**
 * A request is sent while no mail can be: the visitor has the reference at once, and nothing waits for the mail. Both
 * messages stay in the outbox; `mend` ends the fault, and both go out when they are due again.
 */
async function postpones<Mended>(mailer: Mailer, mend?: () => Promise<Mended>): Promise<Mended | undefined> {
  const site = await openWith(mailer);
  const reference = await sendWell(site, BOOKING, BOOKING.right);
  expect((await keptIn(site)).map((kept) => kept.reference)).toEqual([reference]);
  await site.mail();
  expect(await outboxCounts(site.database.read)).toEqual({ waiting: 2, givenUp: 0 });
  if (!mend) return undefined;
  const mended = await mend();
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  site.services.wakeMail();
  await site.mail();
  expect(await outboxCounts(site.database.read)).toEqual({ waiting: 0, givenUp: 0 });
  return mended;
}

async function openWith(mailer: Mailer): Promise<TestSite> {
  onTestFinished(() => mailer.close());
  return openSite({ samples: 0, mailer });
}

function later(): Error {
  return Object.assign(new Error("come back later"), { responseCode: 451 });
}

/** Speaks as much of the protocol as a sender needs; `onCommand` may break off. */
async function talkativeServer(onCommand: (command: string, socket: Socket) => void, { greets = true } = {}) {
  const sockets = new Set<Socket>();
  let heard = "";
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.on("error", () => undefined);
    socket.setEncoding("latin1");
    if (greets) socket.write("220 mail.test\r\n");
    socket.on("data", (text: string) => {
      heard += text;
      if (isData && !text.endsWith("\r\n.\r\n")) return;
      const command = isData ? "." : text.slice(0, 4).toUpperCase();
      isData = command === "DATA";
      onCommand(command, socket);
      if (!socket.destroyed) socket.write(isData ? "354 go on\r\n" : "250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(close);
  return {
    port: (server.address() as AddressInfo).port,
    messageIds: () => [...heard.matchAll(/^Message-ID: (<\S+>)/gim)].map(([, id]) => id!),
    close,
  };
}
