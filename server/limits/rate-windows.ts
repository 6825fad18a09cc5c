import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { PostRates, Rate } from "./limits.ts";

export type Limiter = {
  /** Returns null when within the limit, otherwise the seconds until it may be tried again. */
  consume: (key: string, cost: number) => Promise<number | null>;
  refund: (key: string, cost: number) => Promise<void>;
};

/** Why a post may not be stored, and after how many seconds it may be tried again. */
export type Refusal = { by: "total" | "address" | "busy"; wait: number };

export type StoredLimiter = {
  /** Returns null when within every limit. */
  consume: (key: string, cost: number) => Promise<Refusal | null>;
  refund: Limiter["refund"];
};

/** For posts that are stored: of one address, of one address while many post, and of all together. */
export function openStoredLimiter(rates: PostRates): StoredLimiter {
  const ofAddress = openWindows("stored", rates.stored);
  const ofAddressWhenBusy = openWindows("busy", [rates.storedWhenBusy]);
  const total = new RateLimiterMemory({ keyPrefix: "total", ...limiterOptions(rates.total) });

  async function consume(key: string, cost: number): Promise<Refusal | null> {
    const all = await consumeState(total, TOTAL, cost);
    const waitWhenBusy = await ofAddressWhenBusy.consume(key, cost);
    const wait = await ofAddress.consume(key, cost);
    const refusals = [
      { by: "total", wait: all.consumedPoints > rates.total.points ? all.msBeforeNext / 1_000 : null },
      { by: "address", wait },
      { by: "busy", wait: all.consumedPoints > rates.busy.points ? waitWhenBusy : null },
    ] as const;
    const refusal = refusals.find((one): one is Refusal => one.wait !== null);
    if (!refusal) return null;
    await refund(key, cost);
    return refusal;
  }

  async function refund(key: string, cost: number): Promise<void> {
    await total.reward(TOTAL, cost);
    await ofAddressWhenBusy.refund(key, cost);
    await ofAddress.refund(key, cost);
  }

  return { consume, refund };
}

const TOTAL = "total";

/** Fixed windows side by side: within the limit means within each of them. */
export function openWindows(name: string, rates: readonly Rate[]): Limiter {
  const windows = rates.map(
    (rate, at) => new RateLimiterMemory({ keyPrefix: `${name}${at}`, ...limiterOptions(rate) }),
  );
  return {
    async consume(key, cost) {
      const states = await Promise.all(windows.map((window) => consumeState(window, key, cost)));
      const exceeded = states.filter(({ consumedPoints }, at) => consumedPoints > rates[at]!.points);
      if (exceeded.length === 0) return null;
      return Math.max(...exceeded.map(({ msBeforeNext }) => msBeforeNext)) / 1_000;
    },
    async refund(key, cost) {
      await Promise.all(windows.map((window) => window.reward(key, cost)));
    },
  };
}

function limiterOptions({ points, seconds }: Rate) {
  return { points, duration: seconds };
}

/** The state after consuming, exceeded or not: the library rejects with the state where it is exceeded. */
function consumeState(window: RateLimiterMemory, key: string, points: number): Promise<RateLimiterRes> {
  return window.consume(key, points).catch((state: RateLimiterRes) => state);
}
