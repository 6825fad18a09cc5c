import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type Received = { from: string; to: string[]; email: Email };

/**
 * A real mail server and what it has taken; `port` 0 is a free one. It ends with the test.
 *
 *     const { port, received } = await startMailServer();
 *     await smtpMailer(`smtp://127.0.0.1:${port}`).send(message);
 */
export async function startMailServer(options: SMTPServerOptions = {}, at = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    // The sender keeps connections open for later.
    closeTimeout: 10,
    onData(stream, { envelope }, done) {
      void buffer(stream).then(async (raw) => {
        const to = envelope.rcptTo.map((recipient) => recipient.address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to, email: await PostalMime.parse(raw) });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { port: (server.server.address() as AddressInfo).port, received, close };
}
