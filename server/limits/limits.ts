import { LARGEST_FILE } from "#services/imports/largest-file.ts";
import { MINUTE } from "#domain/durations.ts";
import { MOST_PICTURE_BYTES } from "#domain/practices/practice-picture.ts";

/** Every limit of the server on one page, each with its reason. Times in milliseconds unless they say seconds. */
export const LIMITS = {
  /** The contract: a form with every field at its longest is 9 kB. */
  bodyBytes: 64 * 1_024,
  /**
   * The address that takes pictures: one of 10 MB, and what a form around it takes. What is longer is read and
   * thrown away up to a limit, since a browser that is still sending shows no answer.
   */
  uploadBytes: MOST_PICTURE_BYTES + 64 * 1_024,
  /** A list of practices at the desk, 16 MB, and the form around it. OpenStreetMap's dentists of New Zealand are 1 MB. */
  importBytes: LARGEST_FILE + 64 * 1_024,
  uploadBytesRead: 64 * 1_024 * 1_024,
  /** Pictures at once in this process, from their first byte until they are made anew: at most 100 MB. */
  uploads: 10,
  /** Node's own default, stated because the parser answers 431 itself. */
  headerBytes: 16 * 1_024,
  /** A browser sends about 20, a chain of proxies adds 10. */
  headers: 100,
  /** RFC 9110, 4.1 asks for at least 8,000; our longest honest address, every filter set, has 400. */
  addressBytes: 8_000,

  /** Headers of an honest request come in one packet; 10 s is ten retransmissions. */
  headersTimeout: 10_000,
  /** 64 kB in 30 s is 2 kB/s: a phone at the edge of the network. */
  requestTimeout: 30_000,
  /** 10 MB in 5 min is 35 kB/s: a farm's line, sending upwards. */
  uploadTimeout: 300_000,
  /** A connection on which nothing has moved for this long is cut off: a phone in a tunnel has come out of it. */
  responseTimeout: MINUTE,
  /** How often timeouts are checked: with Node's own 30 s a slow client would have 40 s for its headers. */
  timeoutCheckInterval: 1_000,
  /** A visitor reads a page for longer than this anyway and a new connection costs one round trip. */
  keepAlive: 15_000,
  /** Behind a proxy: longer than the 60 s that proxies keep theirs, so that we never close one just as it is used. */
  keepAliveBehindProxy: 65_000,

  /** In total; at some 20 kB each, 80 MB. More are refused until others end, slow ones after 10 to 60 s. */
  connections: 4_096,

  /**
   * Connections that the system has accepted and Node has not, which takes one per tick. With Node's own 511 a burst of
   * a thousand makes others wait a second, until TCP retransmits. Linux caps it at `somaxconn`, by default 4,096.
   */
  backlog: 4_096,

  /** Requests in flight on one connection: browsers and proxies never send a second before the first is answered. */
  pipelined: 4,

  /** Pages in the making for one visitor; further requests queue, so that a heavy visitor delays only himself. */
  slotsPerVisitor: 8,
  /** Queued requests of one visitor, and in total: at 2 ms a page, one second and four. More get 503. */
  waitingPerVisitor: 512,
  waitingTotal: 2_048,
  /** From this length on, every second slot goes to the newest request: its client is the likeliest to still wait. */
  longQueue: 16,

  /** Requests wait this long at most for a process that starts. It takes half a second where nothing is to be built. */
  startupWait: 5_000,
  /** Graceful shutdown waits this long for requests in flight. */
  shutdownTimeout: 10_000,
  /** Graceful shutdown waits this long for the request of a connection that has sent none. */
  firstRequestWait: 1_000,
  /** Graceful shutdown waits this long for a client to end a connection that we have ended. */
  goodbyeWait: 1_000,
  /** Behind a proxy: how long `/readyz` says 503 before we stop listening, so that the proxy stops sending requests. */
  shutdownDelayBehindProxy: 3_000,
} as const;

export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** At most so many points in so many seconds. */
export type Rate = { points: number; seconds: number };

/**
 * How often forms may be posted: decision 16. A stored form costs points: `proven` for one of ours that was shown at
 * least `minimumFillTime` ago, otherwise `unproven`; a fast visitor is not refused, the form only costs more. A post
 * that is not stored (mistakes to correct, repeats) costs one attempt and no points.
 */
export type PostRates = {
  /** Posts of one address, whatever their outcome. */
  attempts: readonly Rate[];
  /** Stored forms of one address. */
  stored: readonly Rate[];
  /** Above this total an address may only have `storedWhenBusy`. */
  busy: Rate;
  storedWhenBusy: Rate;
  /** Above this total nothing is stored. */
  total: Rate;
  costs: { proven: number; unproven: number };
  /** Costs are divided by this on loopback: see `Visitor`. */
  loopbackDiscount: number;
  /** Milliseconds. */
  minimumFillTime: number;
};

const TEN_MINUTES = 600;
const DAY = 86_400;

/**
 * Pictures of one practice, whatever comes of them: each takes seconds of a core. Three, and each tried a few times.
 */
export const PICTURE_RATES: readonly Rate[] = [{ points: 20, seconds: TEN_MINUTES }];

export const POST_RATES: PostRates = {
  // 1 to 3 ms each, so 3 % of a core; a hundred clicks on one button are all answered.
  attempts: [{ points: 600, seconds: 60 }],
  // Sixty people of one school in ten minutes, or 20 posts of a program; 300 and 100 in a day.
  stored: [
    { points: 300, seconds: TEN_MINUTES },
    { points: 1_500, seconds: DAY },
  ],
  // A thousand posts of programs; the busiest ten minutes that the site hopes for have about ten.
  busy: { points: 15_000, seconds: TEN_MINUTES },
  // Six people of one address, or two posts of a program.
  storedWhenBusy: { points: 30, seconds: TEN_MINUTES },
  // 20,000 posts of programs are some 100 MB: the disk outlives the night.
  total: { points: 300_000, seconds: TEN_MINUTES },
  costs: { proven: 5, unproven: 15 },
  loopbackDiscount: 5,
  minimumFillTime: 3_000,
};
