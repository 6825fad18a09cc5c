import { JOB_WORDS } from "#content/not-listed.ts";
import { fold } from "#domain/text.ts";
import type { Hurt } from "#domain/finding/hurt.ts";
import type { HurtTold } from "./hurt-told.ts";
import { type Answered, answerOn, asksAspect, asksToKnow } from "./knowledge.ts";
import type { Meaning } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { typedIn } from "./spans.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";
import type { Typed } from "./typed.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import {
  namedIn,
  ON_DARK_TOOTH,
  treatmentWritten,
  type Written,
  writtenOnFunding,
  writtenOnHurt,
  writtenOnSore,
} from "./written.ts";

/** The page that is asked about, and its sentence that answers. `isUnanswered`: an answer was asked for, and the page has none. */
type Knowledge = { page: Written; answer: Answered | null; isUnanswered: boolean };

/** What a question is about: treatments, and the pages that tell of them. */
export type About = {
  treatment: SoughtTreatment | null;
  /** The treatments that are named beside it: braces in "invisalign vs braces". */
  otherTreatments: SoughtTreatment[];
  /** What those are called: as typed, where practices list them under a wider name. */
  otherTreatmentNames: string[];
  /** What was typed for the treatment, where practices list it under a wider name: `hygienist`. */
  partTyped: string | null;
  /** The page that is written about it. */
  written: Written | null;
  /** It asks to know something, and names no place and no practice to find. */
  knowledge: Knowledge | null;
  /** The pages on things that someone asks to compare: "veneers or crowns". Empty, or two and more. */
  compared: Written[];
};

type AskedIn = {
  typed: Typed;
  used: readonly Phrase[];
  meanings: readonly Meaning[];
  treatment: SoughtTreatment | null;
  /** The page that is named. */
  written: Written | null;
  told: HurtTold;
  /** The hurt, where someone is hurt. */
  hurt: Hurt | null;
  isUrgent: boolean;
  /** The kinds of help with the cost that are asked for. */
  funding: readonly FundingSlug[];
  /** A place is named, or how a practice should be. */
  isForPractice: boolean;
};

/** Finds the pages on what is asked about. Someone who is hurt gets that on the hurt. */
export function aboutWhat(asked: AskedIn): About {
  const { typed, used, treatment, told, hurt, isForPractice, funding } = asked;
  // Who names a practice's town or a treatment beside the help with its cost looks for that.
  const isOfFunding = treatment === null && !isForPractice && !asked.isUrgent && ASKS.test(fold(typed.said));
  const written = asked.written ?? (isOfFunding ? writtenOnFunding(funding) : null);
  const page = written ?? (treatment && treatmentWritten(treatment));
  const others = treatment ? otherTreatments(typed, used, treatment) : [];
  return {
    treatment,
    otherTreatments: others,
    otherTreatmentNames: others.map((one) => partTyped(typed, used, one) ?? one.name),
    partTyped: treatment && partTyped(typed, used, treatment),
    written:
      complaintIn(asked) ??
      darkToothIn(asked) ??
      (hurt
        ? writtenOnHurt(hurt.kind, {
            asked: written,
            isAboutCost: funding.length > 0,
            isAtRisk: hurt.risk !== null,
          })
        : (writtenOnSore(told.isBleedingGums ? "brushed-gums" : told.hurt?.kind) ??
          written ??
          (treatment ? null : writtenOnCost(asked)))),
    knowledge: hurt || isForPractice ? null : knowledgeOf(typed.said, page),
    compared: comparedPages(asked),
  };
}

/** The page on complaints, for someone who tells of a hurt and complains: it stands beside the first aid. */
function complaintIn({ typed, told }: AskedIn): Written | null {
  const isHurt = told.isBleedingGums || told.hurt?.risk === null;
  if (!isHurt || !COMPLAINS.test(fold(typed.said))) return null;
  return namedIn(["complaint"])?.written ?? null;
}

const COMPLAINS = /\bcompl(?:ain|aint)|\b(?:malpractice|negligence|refund|dental council|hdc)\b/;

function darkToothIn({ typed, hurt }: AskedIn): Written | null {
  const isOfColour = hurt?.kind === null && hurt.risk === null && DARK_TOOTH.test(fold(typed.said));
  return isOfColour ? ON_DARK_TOOTH : null;
}

const DARK_TOOTH = /^(?=.*\b(?:tooth|teeth|niho)\b).*\b(?:gr[ea]y|dark(?:er)?|black|brown|purple|pink)\b/;

/** A question or what one is about, wherever it stands, and none for a dentist: "acc cover what", "does acc pay". */
const ASKS =
  /^(?!.*\b(?:there|where|dentists?|anyone|near|open)\b).*\b(?:what|how|when|which|who|why|does|do|can|could|will|would|is|are|am|cover|covers|covered|pays?|eligib\w+|entitle\w*|qualify|limits?|rules?|process|works|explained|apply|applying)\b/;

/** Gives the page about a hurt when someone asks what it costs to mend: “chipped front tooth cost”. */
function writtenOnCost({ told, meanings }: AskedIn): Written | null {
  if (!told.hurt || !meanings.some(({ isCost }) => isCost)) return null;
  return writtenOnHurt(told.hurt.kind, { asked: null, isAboutCost: true, isAtRisk: told.hurt.risk !== null });
}

type SoughtIn = {
  words: readonly string[];
  meanings: readonly Meaning[];
  isBleedingGums: boolean;
  /** There is a word of haste, and no one who needs to be seen now. */
  isOfHaste: boolean;
};

/** Where work is asked for, as in "dental nurse jobs", a trade is named, and no care for children. */
export function treatmentSought({
  words,
  meanings,
  isBleedingGums,
  isOfHaste,
}: SoughtIn): SoughtTreatment | null {
  const sought = words.some((word) => JOB_WORDS.has(word)) ? null : namedTreatment(meanings);
  if (sought) return sought;
  // "After hours prices" asks what emergency care costs.
  if (isOfHaste && meanings.some((one) => one.isCost)) return careOf("emergency-dentist");
  return isBleedingGums ? careOf("general-dentistry") : null;
}

function careOf(slug: TreatmentSlug): SoughtTreatment {
  return SOUGHT_TREATMENTS.find(({ page, service }) => page?.slug === service && service === slug)!;
}

/**
 * A named treatment before an audience: "kids braces" is braces. What every child's visit has in it, as a filling, leaves
 * the child first.
 */
function namedTreatment(meanings: readonly Meaning[]): SoughtTreatment | null {
  const all = meanings.flatMap((one) => one.treatment ?? []);
  const child = all.find(({ service }) => service === "childrens-dentistry");
  return (child && (all.find(isOperation) ?? child)) ?? all[0] ?? null;
}

/** An audience and a checkup are no treatments to compare. */
function isOperation({ service }: SoughtTreatment): boolean {
  return service !== "childrens-dentistry" && service !== "general-dentistry";
}

/** The treatments that are named, each phrase's first. */
function treatmentsIn(phrases: readonly Phrase[]): SoughtTreatment[] {
  return phrases.flatMap(({ found }) => found.find(({ treatment }) => treatment)?.treatment ?? []);
}

function otherTreatments(typed: Typed, phrases: readonly Phrase[], one: SoughtTreatment): SoughtTreatment[] {
  const isVisit = (other: SoughtTreatment) =>
    phrases.some(
      (phrase) => treatmentsIn([phrase]).includes(other) && VISIT.test(typedIn(typed.words, phrase)),
    );
  const isTold = (other: SoughtTreatment) =>
    isOperation(other) || isVisit(other) || partTyped(typed, phrases, other) !== null;
  return [...new Set(treatmentsIn(phrases))].filter(
    (other) => other.service !== one.service && isTold(other),
  );
}

/** What is asked for by these is a visit of its own; "niho" and "decay" beside a treatment are what it is about. */
const VISIT = /^(?:check|clean|exam|scal|x ?ray)/;

function partTyped({ words }: Typed, phrases: readonly Phrase[], treatment: SoughtTreatment): string | null {
  const found = phrases.find(
    (one) => one.found.some(({ isPart }) => isPart) && treatmentsIn([one]).includes(treatment),
  );
  return found ? typedIn(words, found) : null;
}

/** The pages on everything that is named to be compared. A filling has its own page, though practices list it under checkups. */
function comparedPages({ typed, used, meanings, written, isUrgent, isForPractice }: AskedIn): Written[] {
  if (isUrgent || isForPractice || meanings.some((one) => one.isCost)) return [];
  if (!COMPARES.test(fold(typed.said))) return [];
  const pages = treatmentsIn(used)
    .filter(isOperation)
    .flatMap((one) => treatmentWritten(one) ?? []);
  const all = [...pages, ...(written ? [written] : [])];
  const compared = all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
  return compared.length > 1 ? compared : [];
}

const COMPARES = /\b(?:vs|versus|difference|differences|compare|compared|comparison|or|better|rather)\b/;

function knowledgeOf(said: string, page: Written | null): Knowledge | null {
  if (!page || !asksToKnow(said)) return null;
  const answer = answerOn(page.href, said);
  return { page, answer, isUnanswered: answer === null && asksAspect(said) };
}
