import type { FirstHelp } from "#kit/ui/emergency-panel.tsx";
import type { NearestToSuburb } from "#kit/ui/nearest-to-suburb.server.ts";
import type { PlacePart } from "#kit/ui/place-notes.tsx";
import type { PracticeCardData } from "#kit/ui/practice-card.tsx";
import type { DayFilters, QuickFilter } from "#kit/ui/quick-filters.tsx";
import type { UnstatedLine } from "#kit/ui/unstated.tsx";
import type { LinkSaid } from "#services/finding/meant-in-box.ts";
import type { MapPoints } from "./map-points.server.ts";

/** A control of the filter form. */
export type Control = {
  name: string;
  label: string;
  /** A list to choose from, a row of buttons where one is pressed, or a box to tick. */
  kind: "list" | "buttons" | "box";
  /** What is chosen; empty for nothing. */
  value: string;
  /** The first option of a list or row means “any”. A box has one option: what ticking it chooses. */
  options: readonly Choice[];
  /** What the list consists of, where the server has rendered that already. */
  html?: string;
};

export type Choice = {
  value: string;
  text: string;
  /** How many dentists it would leave, where that is said. */
  count?: number;
  /** Stands after the others, under this heading, which is the same for all that have one. */
  group?: string;
};

/**
 * Everything that the directory shows for an address, in words and addresses: what the server renders, and what React
 * shows in its place when something is chosen. It is JSON.
 */
export type Screen = {
  /** `/directory?location=nelson` */
  address: string;
  /** The slug of the only place that the list is of; null for a list of several. */
  place: string | null;
  title: string;
  heading: string;
  /** Under the heading of the bare page. */
  lede: string | null;
  /** `145 dentists found` */
  count: string;
  /** On the button that closes the sheet of filters: `Show 145 dentists` */
  show: string;
  typed: string;
  /** What the form sends along. */
  hidden: Readonly<Record<string, string>>;
  /** Always in sight where there is room; then those on the sheet. */
  first: readonly Control[];
  further: readonly Control[];
  /** How many of the further ones are on; on a phone all are further. */
  furtherCount: number;
  activeCount: number;
  sort: Control;
  active: readonly { name: string; text: string; href: string }[];
  clearedHref: string;
  quick: readonly QuickFilter[];
  /** On which day someone should be free; null where no one of the list lets patients book. */
  days: DayFilters | null;
  /** Help for someone who might be in pain, shown before the list, with the place if we know it. */
  emergency: { place: { slug: string; name: string } | null; help: FirstHelp | null } | null;
  view: "grid" | "list";
  views: Readonly<Record<"grid" | "list", string>>;
  total: number;
  /** The practices on the page of the list that is shown. It is null where the server's own cards stay: their data would be sent twice. */
  practices: readonly PracticeCardData[] | null;
  map: MapPoints | null;
  unknownPlace: string | null;
  /** What isn't understood of a text whose filters are listed instead. */
  leftOut: string | null;
  /** Says that the text was put right, where it was mistyped. */
  takenFor: string | null;
  /** Said before all help, to someone who is hurt abroad. */
  notHere: string | null;
  /** What else is to be said of it. */
  notes: readonly string[];
  /** The page that answers where no practice does. */
  answer: LinkSaid | null;
  /** Our page about it, and narrower lists that may be meant. */
  links: readonly LinkSaid[];
  /** Gums that bleed, which may need help now. */
  isBleedingGums: boolean;
  /** Words of a hurt are among it, and others that say otherwise. */
  isMaybeHurt: boolean;
  /** Says who to call, in case someone means their life and nothing is found. */
  care: string | null;
  /** Those nearest to a suburb that has one practice or two. */
  nearest: NearestToSuburb | null;
  /** The part of the place that was asked for, where it was not all of it. */
  part: PlacePart | null;
  waysOut: readonly { text: string; href: string }[];
  unstated: readonly UnstatedLine[];
  /** How the list is ordered; null where there is none. */
  order: string | null;
  page: number;
  pages: number;
};

/** What React needs of a screen around its list, its map and its heading. */
export type Frame = Pick<
  Screen,
  | "address"
  | "title"
  | "typed"
  | "hidden"
  | "first"
  | "further"
  | "furtherCount"
  | "activeCount"
  | "sort"
  | "clearedHref"
  | "show"
  | "view"
  | "views"
>;

/** The first screen in the browser, whose heading, list and map stay the server's HTML. */
export type ServedScreen = Frame & { isServed: true; isMapped: boolean };
