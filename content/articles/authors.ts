import type { Author } from "./article.ts";

/** Who may sign an article. Nobody here claims a training that they do not have. */
export const AUTHORS = {
  "niho-editorial-team": {
    name: "Editorial team",
    credentials: "Writers, not dentists",
    image: "E",
    bio: "We write about teeth and money from public sources, and list them under each article. We are not dentists, and no dentist has reviewed this text.",
  },
} as const satisfies Record<string, Author>;

export const AUTHOR_SLUGS = Object.keys(AUTHORS) as (keyof typeof AUTHORS)[];
