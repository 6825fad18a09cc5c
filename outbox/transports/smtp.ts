import { createTransport } from "nodemailer";
import { MINUTE } from "#domain/durations.ts";
import { compose } from "./compose.ts";
import { type Mailer, MailRefused } from "./message.ts";

/** No attempt takes longer, as `Mailer` promises. Milliseconds. */
const ATTEMPT_TIMEOUT = MINUTE;
/** For each step until the server has greeted us. Milliseconds. */
const GREETING_TIMEOUT = 10_000;

/**
 * Sends messages to a mail server: `smtp://user:password@mail.example.nz:587`, `smtps://…` for TLS from the start.
 * With a password, `smtp:` requires STARTTLS unless the server is this machine or the address ends in
 * `?requireTLS=false`.
 */
export function smtpMailer(url: string, { timeout = GREETING_TIMEOUT } = {}): Mailer {
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
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 30_000,
  });

  return {
    async send(message) {
      const raw = await compose(message, new Date());
      const envelope = { from: message.from.email, to: message.to.email };
      try {
        const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
        const { response } = await transport.sendMail({ raw, envelope, signal });
        return response;
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

/** A 5xx reply to the envelope or the message is permanent (RFC 5321, 4.2.1); one to the login concerns us alone. */
function refusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return error;
  const isAboutMessage = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return new MailRefused(error.message, isAboutMessage && Number(error.responseCode) >= 500, error);
}
