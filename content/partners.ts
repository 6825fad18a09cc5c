import { formatDollars } from "#domain/money.ts";
import type { Identity, Joining } from "./identity.ts";
import { CLAIMS } from "./site.ts";

/** What joining costs, in parts: `{ price: "$149", per: "per month plus GST" }`; null where the operator has not said. */
export function joiningPrice(joining: Joining | null): { price: string; per: string } | null {
  if (joining === null) return null;
  if (joining.monthly === 0) return { price: "Free", per: "for practices" };
  return { price: formatDollars(joining.monthly), per: `per month${GST[joining.gst]}` };
}

const GST: Readonly<Record<Joining["gst"], string>> = {
  included: " including GST",
  extra: " plus GST",
  none: "",
};

/** What goes with the price: `["No setup fees", "30-day free trial"]` */
export function joiningTerms({ terms, trialDays }: Joining): readonly string[] {
  return trialDays === 0 ? terms : [...terms, `${trialDays}-day free trial`];
}

/** In one line: `$149 per month plus GST, cancel anytime, 30-day free trial` */
export function joiningInShort(joining: Joining | null): string {
  const cost = joiningPrice(joining);
  if (joining === null || cost === null) return "We’ll tell you what it costs before you join";
  return [`${cost.price} ${cost.per}`, ...joiningTerms(joining)]
    .join(", ")
    .replaceAll(", No", ", no")
    .replaceAll(", Cancel", ", cancel");
}

/**
 * Who is asked, and who pays: said wherever people choose. In direct routing a request reaches only practices that have
 * joined; our own people may send one on to any that has an email address.
 */
export function whoIsAsked(joining: Joining | null, routing: "direct" | "desk"): string {
  return routing === "direct"
    ? `We only send requests to practices that have joined.${joining === null ? "" : ` ${joining.monthly === 0 ? "Joining is free for them." : "They pay us a monthly fee."}`}`
    : `Our staff choose a practice by what fits your request, not by who pays.${joining === null || joining.monthly === 0 ? "" : " Practices that have joined pay us a monthly fee."}`;
}

/** Says who pays, and what is free. */
export function whoPays(joining: Joining | null, routing: "direct" | "desk"): string {
  return `${whoIsAsked(joining, routing)} Patients pay us nothing, being listed is free, and no one can pay for a better place in the list.`;
}

/** Under the button of the application: when it begins to cost something. */
export function chargedWhen(joining: Joining | null): string {
  if (joining === null) return "There’s nothing to pay before you’ve agreed to a price.";
  if (joining.monthly === 0) return "Joining costs nothing.";
  return `There’s nothing to pay until you’ve joined${joining.trialDays === 0 ? "" : " and your trial is over"}.`;
}

export const BENEFITS = [
  {
    title: "Be found by patients who are looking",
    text: "People search by town, treatment, price, language and opening hours. Your listing shows up where you fit.",
  },
  {
    title: "Requests with the facts you need",
    text: "Each request says what the patient needs, when, how soon, and how to reach them. One link lets you confirm a time or offer others.",
  },
  {
    title: "A listing that stays right",
    text: "One link lets you change your hours, services and prices yourself, and say whether you take new patients.",
  },
  {
    title: "Your prices, told your way",
    text: "Many people stay away because they can’t tell what it will cost. Tell them up front, and say what’s included.",
  },
  {
    title: "Found when you are open",
    text: "People look for a practice that’s open now, takes emergencies or is close by. Your hours and address put you in front of them.",
  },
  {
    title: "A ranking no one can buy",
    text: "Paying doesn’t move a practice up the list, so a small one has the same chance.",
  },
] as const;

/** Claimed while samples are shown (specification, section 9). No one has counted them yet, and the page says so. */
export const SUCCESS_FIGURES = [
  { value: CLAIMS.monthlyVisitors, label: "visitors a month" },
  { value: CLAIMS.monthlyBookings, label: "bookings a month" },
  { value: CLAIMS.newPatientIncrease, label: "average increase in new patients" },
  { value: CLAIMS.partnerSatisfaction, label: "of partners satisfied" },
] as const;

/** What happens after an application was sent, the same on the page and in the mail. */
export function applicationSteps({ replies, joining }: Identity) {
  const trial = joining === null || joining.trialDays === 0 ? null : joining.trialDays;
  return [
    {
      title: "We’ll read your application",
      when: replies.partnership.when,
      text: "If something’s missing, we’ll email or call you.",
    },
    {
      title: "We’ll check the register",
      when: "before anything is published",
      text: "We’ll look up each of your dentists in the Dental Council’s public register: their name, their scope of practice, and that they’re allowed to practise now.",
    },
    {
      title: "We’ll list you",
      when: trial === null ? "after that" : `with ${trial} days free`,
      text: `We’ll email you a link to keep it up to date.${trial === null ? "" : " If joining isn’t for you, leave before the trial ends and pay nothing."}`,
    },
  ];
}
