import { type Identity, type ReplyKind, type Reply } from "./identity.ts";
import { withCapital } from "#domain/text.ts";
import { isSamplePhone, type Mailbox } from "./operator.ts";
import { type Reach, WHO_ANSWERS } from "./request-promises.ts";

/** What people write about, the most urgent first (specification, section 9). "Urgent" is anything about an appointment. */
const REPLY_ABOUT = {
  urgent: "Urgent: help with a booking",
  technical: "Something on the site doesn’t work",
  general: "Everything else",
  partnership: "Joining as a practice",
} as const satisfies Partial<Record<ReplyKind, string>>;

/** How soon each is answered; empty where the operator promises none. */
export function replyTimes({ replies }: Identity): readonly { about: string; when: string }[] {
  const kinds = Object.entries(REPLY_ABOUT) as [keyof typeof REPLY_ABOUT, string][];
  return kinds.map(([kind, about]) => ({ about, when: replies[kind].when }));
}

/** When to call instead of waiting on; applications take longer than the rest. */
export function noAnswer({ escalation, replies }: Identity): string {
  const times = Object.values(replies);
  const hours = times.some(({ term }) => "openHours" in term) ? ["we count business hours only"] : [];
  const day = times.some(({ when }) => when.includes("24 hours"))
    ? ["“24 hours” means the same time next business day"]
    : [];
  const counted = [...hours, ...day].join(": ");
  if (!escalation.isStated) return "No answer?";
  const joining = termInWords(replies.partnership.term);
  return `${counted === "" ? "" : `${withCapital(counted)}. `}No answer after ${escalation.hours} hours, or after ${joining} if you want to join as a practice?`;
}

/** When to remind us of what we have not answered, and have it passed up. */
export function remindAfter({ escalation, replies }: Identity, kind: ReplyKind): string {
  if (!escalation.isStated) return "if you hear nothing";
  const after = kind === "partnership" ? termInWords(replies[kind].term) : `${escalation.hours} hours`;
  return `after ${after} without an answer`;
}

/** `3 business days` */
function termInWords(term: Reply["term"]): string {
  const [count, what] = "openHours" in term ? [term.openHours, "hour"] : [term.businessDays, "business day"];
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

type Desk = { reply: ReplyKind; to: Mailbox };

/** How soon each category of a message is answered, and whose mailbox it comes to (specification, section 5). */
export const MESSAGE_DESKS = {
  booking: { reply: "urgent", to: "bookings" },
  technical: { reply: "technical", to: "support" },
  partnership: { reply: "partnership", to: "partners" },
  feedback: { reply: "general", to: "support" },
  complaint: { reply: "general", to: "support" },
  general: { reply: "general", to: "support" },
  media: { reply: "general", to: "media" },
  /** What people text back: most of it is about an appointment. */
  text: { reply: "urgent", to: "bookings" },
} as const satisfies Record<string, Desk>;

/** Said beside each contact detail as long as it is one. */
export const SAMPLE_CONTACT_NOTES = {
  phone: "This number doesn’t reach anyone yet.",
  email: "No one reads this address yet.",
  address: "No one is at this address yet.",
} as const;

/** The support line as a sentence names it: `(09) 012 0100 (it doesn’t reach anyone yet)`. */
export function phoneInText(phone: string): string {
  return isSamplePhone(phone) ? `${phone} (it doesn’t reach anyone yet)` : phone;
}

export type Faq = {
  question: string;
  answer: string;
  /** Whether the answer promises what only holds once practices are listed. */
  isPromise?: true;
  /** Where to do something about it. */
  link: { href: string; text: string };
};

/** While samples are shown no one keeps a promise about answers yet: this is said before each. */
export const ONCE_LISTED = "Once real practices are listed, this is what to expect.";

/** What people ask most; who answers depends on which practices take requests. */
export function faqs({ name, replies }: Identity, reach: Reach): readonly Faq[] {
  return [
    {
      question: "How do I change or cancel an appointment?",
      answer:
        "Use the link in our emails. It opens your request, where you can choose a time, ask for another, or cancel, and we’ll email the practice at once. If we can’t email them, we’ll tell you to call them. You don’t need an account. If your appointment is less than two hours away, call the practice.",
      link: { href: "/lost-link", text: "Have the link sent again" },
    },
    {
      question: "I asked for an appointment and haven’t heard back. What now?",
      answer: `${WHO_ANSWERS[reach]} Check your junk folder first, and answer calls from numbers you don’t know. The link in our email shows which practice has your request and how long they have to reply. If they don’t reply in time, we’ll take the request back and email you what happens next. If something is wrong, write to us with your reference and choose Booking Support.`,
      isPromise: true,
      link: { href: "/emergency", text: "It hurts and I can’t wait" },
    },
    {
      question: `What does ${name} cost?`,
      answer:
        "It’s free for patients to look, compare and ask for an appointment. You pay only the practice, for your treatment. Ask for the price before it starts: you have a right to know it.",
      link: { href: "/services/general-dentistry", text: "What a checkup costs" },
    },
    {
      question: "How does my dental practice join?",
      answer: `Send us an application. We’ll check each of your dentists in the Dental Council’s public register and reply ${replies.partnership.when}.`,
      isPromise: true,
      link: { href: "/partner-with-us", text: "Partner with us" },
    },
  ];
}
