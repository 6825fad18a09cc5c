/** Pixels of a share picture: what Open Graph's readers ask for (specification, section 9). */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The picture that a shared link to a page shows: one of the files that `tools/pictures.ts` draws, by the area
 * that the page is in. Pages of no such area show the home page's.
 *
 * `sharePicture("/locations/taupo") === "/share/places.png"`, `sharePicture("/") === "/share/home.png"`
 */
export function sharePicture(path: string): string {
  const [, area = ""] = path.split(/[/?]/);
  return `/share/${PICTURE_BY_AREA[area] ?? "home"}.png`;
}

const PICTURE_BY_AREA: Readonly<Record<string, string>> = {
  directory: "directory",
  dentists: "practice",
  locations: "places",
  compare: "compare",
  services: "treatments",
  prices: "treatments",
  book: "booking",
  emergency: "emergency",
  blog: "guides",
  newsletter: "guides",
  about: "about",
  contact: "contact",
  "partner-with-us": "partners",
  "privacy-policy": "legal",
  terms: "legal",
  accessibility: "legal",
};
