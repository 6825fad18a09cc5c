import type { Mailer, Message } from "./message.ts";

/**
 * Keeps messages in memory, for tests. `before` runs before a message is accepted; what it throws refuses the message.
 *
 * `const mailer = memoryMailer(); …; mailer.sent[0].subject`
 */
export function memoryMailer(
  before: (message: Message) => void | Promise<void> = () => undefined,
): Mailer & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    async send(message) {
      await before(message);
      sent.push(message);
    },
    describe: () => "memory",
    async check() {},
    async forget(messageIds) {
      for (const id of messageIds) {
        const at = sent.findIndex(({ messageId }) => messageId === id);
        if (at >= 0) sent.splice(at, 1);
      }
    },
    async close() {},
  };
}
