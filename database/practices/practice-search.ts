import type { Asked, FilterName } from "#domain/finding/practice-filters.ts";

/** Which practices. What is absent, null or undefined does not narrow; everything given must hold. */
export type PracticeFilter = Omit<Asked, "open" | "free"> & {
  /**
   * Folded words. Each must be the beginning of a word of the practice, or a whole word if it ends with a space. A name
   * that begins with all of them counts, too. Null or none is no text filter.
   */
  words?: readonly string[] | null | undefined;
  /** How the folded name begins. */
  nameStart?: string | undefined;
  /** Place slugs, any of which; none is everywhere. */
  places?: readonly string[] | undefined;
  /** True: only those that take requests and state no treatments. */
  takesUnstated?: boolean | undefined;
  /** In tenths: 48 is those rated 4.8 and better. */
  ratedFrom?: number | undefined;
  /** How the title of a specialist who works there begins: `Oral surgery`. Any of these; none does not narrow. */
  scopes?: readonly string[] | undefined;
  /** Those that are `open` as asked: their schedules, out of `PracticeIndex.schedules`; an empty list matches none. */
  schedules?: readonly { place: string; openingHours: string }[] | undefined;
  /** Those that are `free` as asked; an empty list matches none. */
  freeIds?: readonly number[] | undefined;
  /** Any of these ids; an empty list matches none. */
  ids?: readonly number[] | undefined;
  /** Only those of which no one has stated this. Samples state everything. */
  unstated?: PracticeFact | undefined;
};

/** What a list narrows or sorts by, and some practices do not say. */
export type PracticeFact = FilterName | "rating";

export type PracticeOrder = {
  /**
   * `recommended`, our own order: the best rated first, weighted by the count of reviews, and those that take no new
   * patients last. `rating`: the highest first, then most reviews. `reviews`: most first, then better. `name`: A–Z, macrons
   * aside. `location`: A–Z by place, then `recommended`. `price`: cheapest first, by `prices` or by a usual visit, unstated
   * last. `distance`: nearest to `near` first. `soonest`: the first free time first, those without one last.
   */
  sort: "recommended" | "rating" | "reviews" | "name" | "location" | "price" | "distance" | "soonest";
  /** Degrees, WGS 84. Without it `distance` means `recommended`. */
  near?: { latitude: number; longitude: number } | undefined;
  /** Ids in the order of their first free times. Without them `soonest` means `recommended`. */
  soonest?: readonly number[] | undefined;
  /** Dollars by id: what a practice charges for the treatment that was asked for. */
  prices?: ReadonlyMap<number, number> | undefined;
};

/** A page of the directory: which practices, in what order, from which on. */
export type PracticeSearch = PracticeFilter & PracticeOrder & { limit: number; offset: number };
