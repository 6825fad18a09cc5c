import type { Mailer, Message } from "./message.ts";

/**
 * Keeps what it is given: for tests. `before` runs ahead of taking a message and may throw, which refuses it.
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
