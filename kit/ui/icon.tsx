import sprite from "./icons.svg?url&no-inline";

/** The drawings in icons.svg. */
export type IconName =
  | "alert"
  | "aligner"
  | "arrow-left"
  | "arrow-right"
  | "calendar"
  | "check"
  | "chevron-down"
  | "child"
  | "clock"
  | "close"
  | "directions"
  | "emergency"
  | "external"
  | "filter"
  | "grid"
  | "implant"
  | "list"
  | "mail"
  | "map-pin"
  | "menu"
  | "phone"
  | "root-canal"
  | "search"
  | "shield-check"
  | "star"
  | "tooth"
  | "whitening";

/**
 * A line icon. It stands beside words and is hidden from assistive technology.
 *
 * The shapes are in one external file: pages repeat icons dozens of times, and a hashed sprite is fetched once
 * for the whole site (1.7 kB), where an inline one would be sent with every page.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === "star" ? "icon icon-star" : "icon"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The product's mark: a tooth that is also a map pin. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}

/** The file of them all. Shown by itself it is the mark, so it serves as the icon of the site without a request more. */
export const SPRITE = sprite;

/** The outline of the country, 48 by 68 units, for a locator. */
export const COUNTRY_OUTLINE = `${sprite}#country`;
