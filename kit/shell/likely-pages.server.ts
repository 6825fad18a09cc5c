import { PLACES } from "#content/places.ts";
import { TREATMENT_PAGES } from "#content/treatments/pages.ts";
import { fold, percentDecoded } from "#domain/text.ts";
import { errorsAllowed, typingErrors } from "#domain/finding/typing-errors.ts";
import { placePath, treatmentPath } from "#content/links.ts";
import { type FirstHelp, firstHelp } from "#services/finding/first-help.ts";
import { readSaid } from "#services/finding/said.ts";
import { splitWords } from "#services/finding/lexicon.ts";
import { OWN_PAGES } from "./own-pages.ts";

export type LikelyPage = { label: string; href: string };

/** What stands first for someone who is hurt: the same help as in a search, near the place that is named. */
type HelpFirst = { help: FirstHelp | null; place: { slug: string; name: string } | null };

/** More would be a list to read. */
const MOST = 3;
/** How long an address and a word in it may be: what is longer was typed by no one. */
const MOST_WORDS = 8;
const LONGEST_WORD = 30;

/**
 * The pages that an address without one may mean, by its words, a slip of the fingers allowed: towns and treatments first.
 *
 * `likelyPages("/locaton/hamiltn")` begins with the page of Hamilton, `likelyPages("/contact-us")` with that to write to us.
 */
export function likelyPages(path: string): LikelyPage[] {
  const words = wordsIn(path)
    .slice(0, MOST_WORDS)
    .filter(({ length }) => length > 0 && length <= LONGEST_WORD);
  const asked = [...words, ...words.slice(1).map((word, at) => words[at]! + word)];
  const found = PAGES.flatMap((page) => {
    const slips = page.names.flatMap((name) => asked.flatMap((one) => slipsTo(one, name) ?? []));
    return slips.length > 0 ? [{ page, slips: Math.min(...slips) }] : [];
  });
  const isOwn = ({ page }: { page: Page }) => Number(OWN_PAGES.some(({ href }) => href === page.href));
  // Whangārei is meant by its own name rather than Whanganui by two slips.
  return found
    .toSorted((a, b) => isOwn(a) - isOwn(b) || a.slips - b.slips)
    .map(({ page: { label, href } }) => ({ label, href }))
    .slice(0, MOST);
}

/** The help for someone who is hurt, by the words of an address; null where they say nothing of it. */
export function helpFirst(path: string): HelpFirst | null {
  const { isUrgent, hurt, place, town, suburb } = readSaid(wordsIn(path).join(" ")).question;
  const near = place ?? town ?? suburb?.place ?? null;
  return isUrgent ? { help: firstHelp(hurt), place: near && { slug: near.slug, name: near.name } } : null;
}

function wordsIn(path: string): string[] {
  return splitWords(percentDecoded(path) ?? path);
}

/** How many slips lie between them; null for too many. A short word has too many neighbours: Kelly is no Welly, and north no P North. */
function slipsTo(asked: string, name: string): number | null {
  const most = Math.min(asked.length, name.length) < FEWEST_SLIPPED ? 0 : errorsAllowed(name.length);
  if (Math.abs(asked.length - name.length) > most) return null;
  const slips = typingErrors(asked, name);
  return slips <= most ? slips : null;
}

const FEWEST_SLIPPED = 6;

type Page = LikelyPage & { names: readonly string[] };

/** Names are folded and without spaces, as they are compared. */
const PAGES: readonly Page[] = [
  ...PLACES.map(({ name, slug, nameMi, spellings }) => ({
    label: `Dentists in ${name}`,
    href: placePath(slug),
    names: [name, slug, ...(nameMi ? [nameMi] : []), ...spellings],
  })),
  ...TREATMENT_PAGES.map(({ name, slug }) => ({
    label: name,
    href: treatmentPath(slug),
    names: [name, slug],
  })),
  ...OWN_PAGES,
].map((page) => ({ ...page, names: page.names.map((name) => fold(name).replaceAll(" ", "")) }));
