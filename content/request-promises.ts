/**
 * Which of the listed practices a request reaches: `all` by themselves, `staff` where our own people pass it on to some,
 * `some` where the others are to be called, `none`. Samples show how `all` is.
 */
export type Reach = "all" | "staff" | "some" | "none";

/** Whether requests go straight to practices, or our own people send each one on. */
type Routing = "direct" | "desk";

/**
 * How long each step of a request may take, in words that fit a sentence: the one place that says so, for pages and mails
 * (specification, section 9). A test holds them to the clocks of `domain/requests/promises.ts`. Of the first
 * step the specification says "within 2 hours": without our staff a request goes as it comes in, but for one in doubt.
 */
export const STEP_TERMS = {
  match: { direct: "within 2 hours, usually at once", desk: "within 2 hours while we’re open" },
  /** What is promised of a practice that has the request: by the same time on the next business day. */
  reply: "within 24 hours on business days",
} as const satisfies { match: Record<Routing, string>; reply: string };

/**
 * When a request goes to a practice. The two hours are the specification's: operators who speak for themselves have
 * promised them only where their own staff send requests on, since that is what `ROUTING=desk` means.
 */
export function matchTerm(routing: Routing, { isSample }: { isSample: boolean }): string {
  return routing === "direct" && !isSample ? "usually at once" : STEP_TERMS.match[routing];
}

/** What the site does, in the first sentence of the home page. */
export const WHAT_YOU_DO: Readonly<Record<Reach, string>> = {
  all: "then ask for an appointment",
  staff: "then ask for an appointment",
  some: "then ask for an appointment or call",
  none: "then call to book",
};

/** Why booking is easy. */
export function easyBooking(reach: Reach, ...way: Way): { title: string; text: string } {
  return reach === "none"
    ? {
        title: "Easy to call",
        text: `${NO_ONE_TAKES_REQUESTS}. Each practice’s page has their number, if we know it, so you can call to book.`,
      }
    : { title: "Easy booking", text: `One short form, no account. ${WHERE_IT_GOES[reach](...way)}` };
}

type Way = Parameters<typeof goesToAPractice>;

export const NO_ONE_TAKES_REQUESTS = "No practice takes requests here yet";

const WHERE_IT_GOES: Readonly<Record<Exclude<Reach, "none">, (...way: Way) => string>> = {
  all: (...way) => `${goesToAPractice(...way)}, and they should reply ${STEP_TERMS.reply}.`,
  staff: (...way) =>
    `${goesToAPractice(...way)}, and we’ll tell you what the practice says ${STEP_TERMS.reply}.`,
  some: () =>
    `Practices that take requests here should reply ${STEP_TERMS.reply}. The others say “Call to book”.`,
};

/** The first step of a request, to be continued: `Your request goes to a practice at once` */
export function goesToAPractice(routing: Routing, identity: { isSample: boolean }): string {
  return `${GOES[routing]} to a practice ${matchTerm(routing, identity)}`;
}

const GOES: Readonly<Record<Routing, string>> = {
  direct: "Your request goes",
  desk: "Our staff pass your request on",
};

/** What a patient may expect of a request, beside the form. */
export const EXPECTED_ANSWER: Readonly<Record<Reach, string>> = {
  all: `A confirmation ${STEP_TERMS.reply}, another time, or a no`,
  staff: `The practice’s reply ${STEP_TERMS.reply}: yes, another time, or no`,
  some: `From practices that take requests here, a reply ${STEP_TERMS.reply}: yes, another time, or no`,
  none: `${NO_ONE_TAKES_REQUESTS}. Please call a practice that suits you`,
};

/** What stands among the things that patients can do here; null where there is nothing to say. */
export const HEARING_BACK: Readonly<Record<Reach, string | null>> = {
  all: `Hear back ${STEP_TERMS.reply}`,
  staff: `Hear what the practice says ${STEP_TERMS.reply}`,
  some: `Hear back ${STEP_TERMS.reply} from practices that take requests here`,
  none: null,
};

/** How the answer to "I asked and heard nothing" begins. */
export const WHO_ANSWERS: Readonly<Record<Reach, string>> = {
  all: `The practice should get in touch ${STEP_TERMS.reply}.`,
  staff: `Our staff pass your request on and should tell you what the practice says ${STEP_TERMS.reply}.`,
  some: `Practices that take requests here should get in touch ${STEP_TERMS.reply}. The others say “Call to book”.`,
  none: `${NO_ONE_TAKES_REQUESTS}. Please call a practice that suits you.`,
};
