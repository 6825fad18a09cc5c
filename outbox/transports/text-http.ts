import { createHash } from "node:crypto";
import { MailRefused, type Texter, type TextMessage } from "./message.ts";

/** No attempt takes longer, as `Transport` promises. Milliseconds. */
const ATTEMPT_TIMEOUT = 30_000;

/**
 * Sends texts through a gateway or a provider, by one POST each. User and password of the address go as Basic
 * authentication. In `template` `{to}`, `{text}` and `{id}` are replaced; the id is the same at every attempt, so that a
 * gateway that knows it sends the text once.
 *
 * `httpTexter("https://key:secret@provider.example/messages", "To={to}&Body={text}")`
 */
export function httpTexter(url: string, template: string): Texter {
  const { origin, pathname, search, username, password, host } = new URL(url);
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const isJson = template.startsWith("{");
  const headers = {
    "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded",
    ...(username && { Authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
  };
  return {
    async send(message) {
      const id = gatewayId(message);
      const { ok, status, body } = await fetch(`${origin}${pathname}${search}`, {
        method: "POST",
        headers: { ...headers, "Idempotency-Key": id },
        body: filled(template, isJson, { to: message.number, text: message.text, id }),
        redirect: "error",
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT),
      });
      await body?.cancel();
      if (ok) return `${status}`;
      const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
      throw new MailRefused(`The gateway answered ${status}`, isForGood);
    },
    describe: () => `gateway ${host}`,
    async check() {},
    async forget() {},
    async close() {},
  };
}

/** A gateway may take no more than 36 characters. */
function gatewayId({ messageId }: TextMessage): string {
  return createHash("sha256").update(messageId).digest("hex").slice(0, 32);
}

type Filling = Readonly<Record<"to" | "text" | "id", string>>;

/** `filled('{"to":"{to}"}', true, { to: "+64215550147", … })` → `{"to":"+64215550147"}` */
function filled(template: string, isJson: boolean, filling: Filling): string {
  return template.replaceAll(/\{(to|text|id)\}/g, (_, name: keyof Filling) =>
    isJson ? JSON.stringify(filling[name]).slice(1, -1) : encodeURIComponent(filling[name]),
  );
}
