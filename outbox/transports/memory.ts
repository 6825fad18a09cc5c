import type { Mailer, Message, TextMessage, Texter } from "./message.ts";

/**
 * Keeps messages in memory, for tests. `before` runs before a message is accepted; what it throws refuses the message.
 *
 * `const mailer = memoryMailer(); …; mailer.sent[0].subject`
 */
export function memoryMailer(
  before: (message: Message) => void | Promise<void> = () => undefined,
): Mailer & { sent: Message[] } {
  return memoryTransport(before);
}

/** Keeps texts in memory, for tests. */
export function memoryTexter(): Texter & { sent: TextMessage[] } {
  return memoryTransport<TextMessage>(() => undefined);
}

function memoryTransport<Content extends { messageId: string }>(
  before: (message: Content) => void | Promise<void>,
) {
  const sent: Content[] = [];
  return {
    sent,
    async send(message: Content) {
      await before(message);
      sent.push(message);
      return "in memory";
    },
    describe: () => "memory",
    async check() {},
    async forget(messageIds: readonly string[]) {
      for (const id of messageIds) {
        const at = sent.findIndex(({ messageId }) => messageId === id);
        if (at >= 0) sent.splice(at, 1);
      }
    },
    async close() {},
  };
}
