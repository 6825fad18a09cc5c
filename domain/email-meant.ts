import { readEmail } from "./email.ts";
import { typingErrors } from "./finding/typing-errors.ts";

/**
 * The mail providers that most New Zealanders use: the name in the domain, and the endings that it has here.
 * `isNowhereElse`: the provider has no other endings. The others have more in other countries, as hotmail.co.uk.
 *
 * Names that are words or have fewer letters (live, me, mac) are left out: one slip from them is often a real company.
 */
type Keeper = { name: string; endings: readonly string[]; isNowhereElse?: true };
const KEEPERS: readonly Keeper[] = [
  { name: "gmail", endings: ["com"], isNowhereElse: true },
  { name: "icloud", endings: ["com"], isNowhereElse: true },
  { name: "xtra", endings: ["co.nz"], isNowhereElse: true },
  { name: "hotmail", endings: ["com", "co.nz"] },
  { name: "outlook", endings: ["com", "co.nz"] },
  { name: "yahoo", endings: ["com", "co.nz"] },
  { name: "protonmail", endings: ["com"] },
  { name: "proton", endings: ["me"] },
];

/** One slip from a name above, and real: a first name, a word. */
const REAL_NAMES: ReadonlySet<string> = new Set(["gail"]);

/** Last parts of a domain that are not in the DNS (IANA's list of May 2026), and what they stand for. */
const NO_ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    com: ["con", "cmo", "ocm", "comm", "coom", "ccom", "comn", "conm", "cpm", "cim", "vom", "xom", "clm"],
    net: ["ney", "nte", "met", "nett"],
    org: ["ogr", "orgg", "prg"],
    nz: ["nzz", "nnz", "nx", "zn", "nzl"],
    "co.nz": ["conz"],
  }).flatMap(([ending, slips]) => slips.map((slip) => [slip, ending])),
);

/**
 * The address that was probably meant by one whose domain looks mistyped; undefined where nothing looks so. The
 * part before the @ stays. It is a guess, so ask, and take the answer. It knows no company's domain, and says nothing
 * of those that only look alike: mail.com, ymail.com, yahoo.com.au.
 *
 * `emailMeant("maia@gmial.com") === "maia@gmail.com"` · `emailMeant("maia@xtra.co.nzz") === "maia@xtra.co.nz"` ·
 * `emailMeant("maia@practice.con") === "maia@practice.com"` · `emailMeant("maia@mail.com") === undefined`
 */
export function emailMeant(email: string): string | undefined {
  const read = readEmail(email);
  if (read === undefined) return undefined;
  const at = read.lastIndexOf("@") + 1;
  const meant = domainMeant(read.slice(at));
  return meant && read.slice(0, at) + meant;
}

function domainMeant(domain: string): string | undefined {
  const dot = domain.indexOf(".");
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  for (const keeper of KEEPERS) {
    const isName = name === keeper.name;
    if (!isName && !isLikelySlip(name, keeper.name)) continue;
    if (keeper.endings.includes(ending)) return isName ? undefined : `${keeper.name}.${ending}`;
    const meant = keeper.endings.find((one) => typingErrors(ending, one) === 1);
    const instead = meant ?? (isName ? otherEnding(keeper, ending) : undefined);
    if (instead) return `${keeper.name}.${instead}`;
  }
  const last = domain.lastIndexOf(".") + 1;
  const meant = NO_ENDINGS.get(domain.slice(last));
  if (meant === undefined) return undefined;
  const mended = domain.slice(0, last) + meant;
  return domainMeant(mended) ?? mended;
}

/** For gmail.co.nz, xtra.com, hotmail.nz: these names have no such ending. */
function otherEnding({ endings, isNowhereElse }: Keeper, typed: string): string | undefined {
  if (isNowhereElse) return endings[0];
  return endings.find((ending) => ending === "co.nz" && /(^|\.)nz$/.test(typed));
}

/** The first letter is seldom mistyped, and where it differs the name is often real: email, ymail, cloud, extra. */
function isLikelySlip(typed: string, name: string): boolean {
  const isSwapped = typed[0] === name[1] && typed[1] === name[0];
  return (typed[0] === name[0] || isSwapped) && typingErrors(typed, name) === 1 && !REAL_NAMES.has(typed);
}
