/** One e-mail, written out in full, ready to be handed over. */
export type Message = {
  /** Stable over retries: `<7f3c…@niho.example>`. */
  messageId: string;
  from: Address;
  to: Address;
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
  /**
   * Of a mail to subscribers: the address at which one POST unsubscribes (RFC 8058), which mail programs show as a
   * button of their own.
   */
  unsubscribeUrl?: string;
};

export type Address = { name: string; email: string };

/**
 * A way to hand a message over. `send` resolves when the other side has taken it, and throws `MailRefused` or
 * any other error otherwise; it settles within a minute, so that nobody else takes the message in hand meanwhile.
 */
export type Mailer = {
  send: (message: Message) => Promise<void>;
  /** Says in words where mail goes, without secrets: `smtp mail.example.nz:587`, `folder data/mail`. */
  describe: () => string;
  /** Throws when mail cannot be handed over now. */
  check: () => Promise<void>;
  /** Deletes what it has kept itself of these messages, by Message-ID. What has gone out has gone out. */
  forget: (messageIds: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** The other side, or this one before it, would not take a message. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  /** True when trying again is pointless: no such mailbox, a message that could never be sent. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause });
    this.permanent = permanent;
  }
}
