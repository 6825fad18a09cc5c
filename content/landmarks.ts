/**
 * What stands in a town and is named after more than it, or not after it: the University of Otago is in Dunedin, and not all
 * over Otago. By the slug of the place.
 */
export const LANDMARK_WORDS: readonly { place: string; names: readonly string[] }[] = [
  {
    place: "dunedin",
    names: ["otago uni", "otago university", "university of otago", "uni of otago", "otago dental school"],
  },
  {
    place: "christchurch",
    names: ["canterbury uni", "canterbury university", "university of canterbury", "uni of canterbury"],
  },
  {
    place: "hamilton",
    names: [
      "waikato uni",
      "waikato university",
      "university of waikato",
      "uni of waikato",
      "waikato hospital",
    ],
  },
  {
    place: "wellington",
    names: ["victoria university", "vic uni", "victoria uni"],
  },
  { place: "auckland", names: ["auckland uni", "auckland university", "university of auckland", "aut"] },
  { place: "invercargill", names: ["southland hospital"] },
  { place: "new-plymouth", names: ["taranaki hospital", "taranaki base hospital"] },
  { place: "hastings", names: ["hawkes bay hospital"] },
];
