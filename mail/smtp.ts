import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { type Mailer, MailRefused } from "./message.ts";

/** What `Mailer` promises: no attempt takes longer. Milliseconds. */
const ATTEMPT = 60_000;

/**
 * Hands messages to a mail server: `smtp://user:password@mail.example.nz:587`, `smtps://…` for TLS from the start.
 * With a password to protect, `smtp:` insists on STARTTLS unless the server is this machine
 * or the address ends in `?requireTLS=false`.
 */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === "smtps:";
  const server = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (isSecure ? 465 : 587) };
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const mayBePlain = !auth || isLoopback(server.host) || searchParams.get("requireTLS") === "false";
  const transport = createTransport({
    ...server,
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain,
    auth: auth || undefined,
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    idleTimeout: 20_000,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });

  return {
    async send(message) {
      const raw = await compose(message, new Date());
      const envelope = { from: message.from.email, to: message.to.email };
      try {
        await transport.sendMail({ raw, envelope, signal: AbortSignal.timeout(ATTEMPT) });
      } catch (error) {
        throw refusal(error);
      }
    },
    describe: () => `${protocol.slice(0, -1)} ${server.host}:${server.port}`,
    async check() {
      await transport.verify();
    },
    async forget() {},
    async close() {
      transport.close();
    },
  };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** A 5xx answer to the envelope or the message is final; one to the login is about us, not about the message. */
function refusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return error;
  const isAboutMessage = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return new MailRefused(error.message, isAboutMessage && Number(error.responseCode) >= 500, error);
}
