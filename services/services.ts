import type { Routing } from "#content/asking.ts";
import type { Operator } from "#content/operator.ts";
import type { Database } from "#database/database.ts";
import type { KeyedHash } from "#database/email-hash.ts";
import type { LivePractices } from "#database/practices/live-practices.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import type { DeskMember } from "#domain/desk-member.ts";
import type { Mailer } from "#outbox/transports/message.ts";
import type { Finding } from "./health.ts";
import type { ReadCalendar } from "./calendars/reader.ts";
import type { Log } from "./log.ts";
import type { Post } from "./post.ts";
import type { Senders } from "./requests/senders.ts";
import type { ReplyNames } from "./texts/gateway-bodies.ts";

/** The services that the site needs. `server/services.ts` builds them; a test hands in its own. */
export type Services = {
  database: Database;
  /** All practices in memory, as the last change has left them. */
  practices: LivePractices;
  /** The present instant. A page that asks for it is kept only until something open closes or the other way round. */
  now: () => Date;
  /** The day that it is in New Zealand: `2026-11-20`. A page that asks for no more is kept until midnight there. */
  today: () => string;
  /** Cryptographically strong. */
  randomBytes: (count: number) => Uint8Array;
  /** HMAC-SHA-256 under keys of the site, as hex: fingerprints that reveal nothing without them. */
  keyedHash: KeyedHash;
  /** Seals personal data before it is stored. */
  encryption: EnvelopeEncryption;
  /** Origin in links, canonical addresses and mails: `https://niho.example`. No slash at the end. */
  publicUrl: string;
  /** Who runs the site. */
  operator: Operator;
  /** Who may sign in at the desk by a mailed link. */
  deskMembers: readonly DeskMember[];
  routing: Routing;
  /** Reviews of patients: `on`, with words; `marks`, stars and answers alone; `off`, no new ones. */
  reviews: "on" | "marks" | "off";
  /** Free times of practices: `on`; `asked`, shown and never confirmed at once; `off`. */
  freeTimes: "on" | "asked" | "off";
  /** Whether the clock of this machine is plausible: else nothing is confirmed at once. */
  isClockTrusted: () => boolean;
  /** Who is told what no one has done in time: an email address. */
  escalationEmail: string;
  /**
   * Texts beside mails: how many go in a day, the token by which a gateway brings us replies (null: it brings none), and the
   * operator's names for what it brings. Null: no texts.
   */
  texts: { aDay: number; inboundToken: string | null; replyNames?: ReplyNames | null } | null;
  /** Mail stays in a folder, so that sample practices can be written to: no message leaves the machine. */
  mailGoesToFolder: boolean;
  /** Asks the address of a practice's calendar when it is busy. */
  readCalendar: ReadCalendar;
  /** Origins of the operator's own network at which calendars may be, though they are not public. */
  calendarPrivateHosts: readonly string[];
  /** What the map that moves is drawn with. */
  map: MapSource;
  /** Origins of others, from which that map may be loaded: `https://tiles.example` */
  mapOrigins: readonly string[];
  /** How the site is set up and what is wrong with it: what `doctor` says. */
  checkUp: () => Promise<readonly Finding[]>;
  /** Where copies of what people sent lie beyond the database: erasing reaches them, too. */
  copies: Copies;
  /** Wakes the mail worker, so that what was just enqueued goes out now rather than at its next look. */
  wakeMail: () => void;
  /**
   * Begins something a moment after the answer has gone. What only some visitors cause belongs here, so that the time of an
   * answer doesn't tell who they are. It must log its own failure.
   */
  afterAnswer: (work: () => Promise<void>) => void;
  /** The log, which takes only what `log.ts` knows. */
  log: Log;
  /** How many requests each visitor sends to each practice. */
  senders: Senders;
  /** What came with the post that is being answered. A page that is read, a command and the clock have none. */
  post?: Post;
};

// Functions that need more than two of the services take one of the kinds below, or all services.

/** What reading and storing depend on, sealed where it is about people, and letting its mails go. */
export type Keeping = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "now" | "today" | "randomBytes" | "log" | "wakeMail"
>;
/** What the words of mails and texts depend on: who writes, who reads, and where links lead. */
export type Writing = Pick<
  Services,
  "publicUrl" | "operator" | "deskMembers" | "escalationEmail" | "reviews" | "texts" | "keyedHash"
>;
/** What a list or a page of practices depends on. */
export type Showing = Pick<
  Services,
  | "database"
  | "practices"
  | "now"
  | "today"
  | "routing"
  | "operator"
  | "publicUrl"
  | "mailGoesToFolder"
  | "log"
>;
/** What booking a free time at once depends on. */
export type BookingAtOnce = Pick<Services, "freeTimes" | "isClockTrusted" | "mailGoesToFolder" | "keyedHash">;
/** What storing an act depends on, with the mails that tell of it; a command has no more. */
export type Acting = Keeping & Writing & Showing;

/** `dataDir`: where a restore reads what was erased. `mailer` deletes the files of sent messages. */
export type Copies = { dataDir: string; mailer: Pick<Mailer, "forget"> };

/** Both null: the coastline that comes with the site. */
export type MapSource = {
  /** A style of the operator's, as MapLibre reads it: an address, or a path of ours. */
  styleUrl: string | null;
  /** A PMTiles archive in the schema of Protomaps: a path of ours. */
  tilesUrl: string | null;
};
