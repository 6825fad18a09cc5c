/** One e-mail, ready to be sent. */
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
   * The address in a mail to subscribers at which one POST unsubscribes (RFC 8058); mail programs show a button for it.
   */
  unsubscribeUrl?: string;
  /** An appointment for the recipient's calendar (RFC 6047): among the alternatives, and as `appointment.ics`. */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
  /** What it tells whom. The outbox keeps it in columns, so that what is known of a delivery hangs on no spelling. */
  tells?: Telling;
  /** Who to ring with it if no mail arrives, and their number, which is empty where we don’t know it. */
  ring?: { name: string; phone: string };
};

/** What a message tells. */
export type Telling = {
  /** `confirmed`, `contact-answer` */
  kind: string;
  /** Mails about requests and all to practices have it: what staff can do about one that didn't arrive hangs on it. */
  side?: "sender" | "practice" | "ours";
  /** The version of the request that it tells of. */
  version?: number;
  /** The time that became free, by the name of `freedHolder`. */
  freed?: string;
};

export type Address = { name: string; email: string };

/** One text to a phone, ready to be sent. */
export type TextMessage = {
  /** Stable over retries, as that of an e-mail. */
  messageId: string;
  /** `+64215550147` */
  number: string;
  /** At most 160 characters of GSM-7. */
  text: string;
};

/** How a message travels by itself. Both are in the outbox, and treated alike there. */
export type Channel = "mail" | "text";

/**
 * A way to send messages. `send` resolves when the server has accepted it, with what it answered, and otherwise throws
 * `MailRefused` or any other error; it settles within a minute, which is shorter than the worker's lease on the message.
 */
type Transport<Content> = {
  /** `250 2.0.0 Ok: queued as 4F2C1`; of a folder, the file. */
  send: (message: Content) => Promise<string>;
  /** Where it goes, without secrets: `smtp mail.example.nz:587`, `folder data/mail`. */
  describe: () => string;
  /** Throws when nothing can be sent now. */
  check: () => Promise<void>;
  /** Deletes its own copies of these messages, by Message-ID. What a server has accepted cannot be taken back. */
  forget: (messageIds: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

export type Mailer = Transport<Message>;
export type Texter = Transport<TextMessage>;

/** The mail server, or the gateway for texts, refused a message, or it was invalid before it got there. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  /** True when a retry is pointless: no such mailbox, an invalid message. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause });
    this.permanent = permanent;
  }
}
