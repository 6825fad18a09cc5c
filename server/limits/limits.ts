/** Every limit of the house on one page, each with its reason. Times in milliseconds unless they say seconds. */
export const LIMITS = {
  /** The contract: a form with every field at its longest is 9 kB. */
  bodyBytes: 64 * 1_024,
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
  /** How often Node looks for those who are late: with its 30 s a slow client would have 40. */
  lookForLate: 1_000,
  /** An answer that has not been taken in this time is cut off. The largest file, 57 kB, then went at 1 kB/s. */
  slowestAnswer: 60_000,
  /** A visitor reads a page for longer than this anyway and a new connection costs one round trip. */
  keepAlive: 15_000,
  /** Behind a proxy: longer than the 60 s that proxies keep theirs, so that we never close one just as it is used. */
  keepAliveBehindProxy: 65_000,

  /** Of one address. A browser opens six; an office of eighty behind one address fits. More push out the idlest. */
  connectionsOfOne: 512,
  /** Of everybody; at some 20 kB each, 80 MB. More push out the idlest. */
  connections: 4_096,

  /**
   * Waiting for us to take them in, which Node does one a turn. With its own 511 a crowd of a thousand has others wait
   * for a second, until TCP tries again. Linux allows no more than its `somaxconn`, 4,096 as it comes.
   */
  backlog: 4_096,

  /** Requests on one connection that have not been answered: browsers and proxies never send a second before. */
  pipelined: 4,

  /** Pages in the making for one visitor; further ones wait their turn, so that a heavy visitor slows only himself. */
  slotsPerVisitor: 8,
  /** Waiting requests of one visitor, and of everybody: at 1 ms a page, half a second and two. More are 503. */
  waitingOfOne: 512,
  waiting: 2_048,
  /** From so many of one visitor on, every second turn goes to the newest: it is the likeliest to be waited for still. */
  crowd: 16,

  /** A stop waits this long for what is under way. */
  drain: 10_000,
  /** Behind a proxy: how long `/readyz` says 503 before we stop listening, so that it sends nobody here any more. */
  noticeBehindProxy: 3_000,
} as const;

export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** At most so many points in so many seconds. */
export type Rate = { points: number; seconds: number };

/**
 * How often forms may be posted: decision 16. Whoever has a form kept pays for it in points: `proven` for one of ours
 * that was shown at least `shortestFilling` ago, else `unproven`: nobody is refused for being fast, it is only dearer.
 * What is not kept (mistakes to mend, repeats) costs nothing here and one attempt there.
 */
export type PostRates = {
  /** Every post of one address, whatever comes of it. */
  attempts: readonly Rate[];
  /** What one address may have kept. */
  kept: readonly Rate[];
  /** Above so much kept of everybody, an address may have only `keptWhenBusy`. */
  busy: Rate;
  keptWhenBusy: Rate;
  /** Nobody's post is kept above this. */
  most: Rate;
  prices: { proven: number; unproven: number };
  /** By how much it is cheaper for whoever is at home: see `Visitor`. */
  loopbackDiscount: number;
  /** In milliseconds. */
  shortestFilling: number;
};

const TEN_MINUTES = 600;
const DAY = 86_400;

export const POST_RATES: PostRates = {
  // 1 to 3 ms each, so 3 % of a core; a hundred clicks on one button are all answered.
  attempts: [{ points: 600, seconds: 60 }],
  // Sixty people of one school in ten minutes, or 20 posts of a program; 300 and 100 in a day.
  kept: [
    { points: 300, seconds: TEN_MINUTES },
    { points: 1_500, seconds: DAY },
  ],
  // A thousand posts of programs; the busiest ten minutes that the site hopes for have about ten.
  busy: { points: 15_000, seconds: TEN_MINUTES },
  // Six people of one address, or two posts of a program.
  keptWhenBusy: { points: 30, seconds: TEN_MINUTES },
  // 20,000 posts of programs are some 100 MB: the disk outlives the night.
  most: { points: 300_000, seconds: TEN_MINUTES },
  prices: { proven: 5, unproven: 15 },
  loopbackDiscount: 5,
  shortestFilling: 3_000,
};
