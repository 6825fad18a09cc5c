import { whoPays } from "../partners.ts";
import { goesToAPractice, STEP_TERMS } from "../request-promises.ts";
import { NATIONAL_NUMBERS } from "../site.ts";
import { NO_OPERATOR_WORDS, type Operator, operatorInFull } from "../operator.ts";
import { KEPT } from "#domain/retention.ts";
import { emailLink, type LegalSection, OUTSIDE_HELP, phoneLink } from "./legal-text.ts";

const { ambulance, healthline } = NATIONAL_NUMBERS;

const REGISTER = "You can look up any dentist in the public register of the Dental Council.";

/** Answers “Is my dentist registered?”: our terms say where anyone can look that up. */
export const REGISTERED = {
  names: [
    "registered",
    "unregistered",
    "registration",
    "dental council",
    "dental register",
    "public register",
    "dental licence",
    "dental license",
    "licensed",
    "licenced",
    "qualified",
    "qualification",
    ...["check", "verify", "look up"].flatMap((act) =>
      ["registered", "registration", "register", "qualified", "qualification", "licensed"].map(
        (what) => `${act} ${what}`,
      ),
    ),
  ],
  href: "/terms#listings",
  title: "Whether a dentist is registered",
  text: REGISTER,
} as const;

/** The deal between a visitor and us. It takes away no right that New Zealand law gives. */
export const TERMS = {
  title: "Terms of Service",
  lede: "What you can expect from us, and what we ask in return.",
  updatedOn: "2026-11-28",
  replaces: "2024-01-15",
  sectionsOf: (
    operator: Operator,
    routing: "direct" | "desk",
    ourEmail = emailLink(operator.emails.support),
  ): LegalSection[] => [
    {
      id: "what-this-is",
      title: `What ${operator.identity.name} is`,
      body: [
        `${operator.identity.name} is a directory of dental practices in New Zealand. You can find and compare practices here, and ask for an appointment. It is free for patients.`,
        "We are not a dental practice and we do not treat anyone. Each practice is responsible for its own care, prices and bookings. By using the site you accept these terms.",
        runBy(operator),
      ],
    },
    {
      id: "who-can-book",
      title: "Who can ask for an appointment",
      body: [
        "You must be at least 18 to send an appointment request. If you are under 18, ask a parent or guardian to send it for you. Anyone can read the site.",
        "Ask only for yourself or for someone you care for. Give details that are true, so that a practice can reach you.",
      ],
    },
    {
      id: "requests",
      title: "Requests and appointments",
      body: [
        "What you send is a request. **You have an appointment when a practice confirms it, or when you pick a free time that the practice lets people book at once.** The page says which of the two it is before you send, and again after.",
        "**Free times:** a practice decides which times can be booked at once, by its own rules. If someone else takes the time while you fill in the form, nothing is sent: you keep what you typed and choose another. If the practice finds that it can’t keep a booked time, they tell you through us and offer others, or cancel. Where anything is in doubt, such as a calendar that doesn’t answer, your time is a request until they confirm.",
        `${goesToAPractice(routing, operator.identity)}, if there’s a practice here that fits and takes requests. They should get in touch ${STEP_TERMS.reply}. They might offer another time, or say no. Practices that don’t take requests say “Call to book”. If you don’t hear back, write to us with your reference.`,
        "The emails about your request have a link. Use it to choose a time, ask for another, or cancel, even after a practice has confirmed. We’ll tell the practice, or ask you to call them. Keep the link to yourself: anyone who has it can do the same. Missed appointments and payment are between you and the practice.",
        "**Texts:** only if you ask for them and type the code that we text you. They come beside the emails, never instead of them, and no link in one opens your request. Your phone company might charge for a reply. Each text says how to stop them. Texts can be late or lost, so rely on your request’s page.",
      ],
    },
    {
      id: "emergencies",
      title: "Emergencies",
      body: [
        `Do not wait for a reply if you need help now. If a life is in danger, call ${phoneLink(ambulance.phone)}. To find out what to do and where the nearest after-hours care is, call ${healthline.name}, free, day or night: ${phoneLink(healthline.phone)}. See also our page on [dental emergencies](/emergency).`,
      ],
    },
    {
      id: "no-medical-advice",
      title: "No medical advice",
      body: [
        "What you read here is general information. It can’t replace a dentist who has looked at your teeth. If you are worried, ask a dentist, a doctor or a nurse.",
      ],
    },
    {
      id: "listings",
      title: "Listings and prices",
      body: [
        "We want every listing to be right, and each one says when it was last checked, or that it hasn’t been. Hours, services and prices change, so check with the practice before you rely on them.",
        "**Prices are an indication, not a quote.** You have the right to be told your options, their risks and their costs before treatment. Ask the practice for the price of what you need.",
        `Anyone called a specialist here must be registered as one. ${REGISTER}`,
        `Found a mistake? Tell us: ${ourEmail}.`,
      ],
    },
    ...(operator.identity.isSample
      ? [
          {
            id: "samples",
            title: "Sample listings",
            body: [
              "Listings marked as samples show how the site works. Their practices, people, prices and reviews are made up, no one is at their addresses, and their phone numbers don’t reach anyone. Do not rely on them: no dentist gets a request sent to a sample, and what these terms say about replies holds once real practices are listed. While samples are shown, every page says so first.",
            ],
          },
        ]
      : []),
    {
      id: "reviews",
      title: "Reviews",
      body: [
        "These rules apply to every patient review:",
        [
          "Each review is about a visit booked through this site. We ask everyone who had a visit, once, in the same words. If the practice says that someone didn’t come, we ask them whether that’s right; they can still review the visit.",
          "No one is paid for a review. A practice can’t choose, change or remove one, and isn’t allowed to use one in its advertising.",
          "Reviews say how someone was looked after, what they were told and how long they waited. They don’t say whether a treatment worked: it differs for everyone.",
          `Someone on our team reads each review ${operator.identity.replies.review.when}. We publish the words as they were written, or not at all.`,
          "We leave out words that say how a treatment turned out, insult or threaten, name staff or patients, reveal something private, advertise, or break the law. We then leave out the writer’s name too, and the page says that words were left out, and why. The stars and answers still count: a bad mark is no reason to leave a review out.",
          "We don’t count a review if we can’t confirm the visit.",
          `A review is shown for ${KEPT.reviewMonths} months. Its writer can take it back at any time.`,
          "A practice can tell us if they think a review breaks these rules. The review stays up while we look at it, unless it names or threatens someone. We tell the writer.",
          "A practice can reply to a review. Someone on our team reads the reply first. We show it below the review as it was written, or not at all if it says who the patient was or anything about their care, insults someone or advertises.",
          "Ratings come from the published reviews, and we always show how many there are.",
        ],
        ...(operator.identity.isSample
          ? ["Reviews of sample listings are samples too: no patient wrote them."]
          : []),
      ],
    },
    {
      id: "fair-use",
      title: "Using the site fairly",
      body: [
        "Please do not send fake requests, pretend to be someone else, try to get at what is not yours, or do anything that stops the site from working for others. We can refuse requests like these.",
      ],
    },
    {
      id: "practices",
      title: "For practices",
      body: [
        "You can apply for a practice only if you are authorised to act for them. They must keep their listing true: who works there, what each person is registered for, their hours and their prices. We decide which practices are listed, and we remove a listing that misleads people.",
        whoPays(operator.identity.joining, routing),
      ],
    },
    {
      id: "our-responsibility",
      title: "What we are responsible for",
      body: [
        "We run the site with care, but we can’t promise that it never fails or that every listing is right. We are not responsible for the care, the prices or the conduct of a practice.",
        "**Nothing in these terms takes away your rights under the Consumer Guarantees Act 1993, the Fair Trading Act 1986 or the Privacy Act 2020,** or any other right that the law does not let us limit.",
      ],
    },
    {
      id: "privacy",
      title: "Your privacy",
      body: [
        "Our [privacy policy](/privacy-policy) says what we ask you for, who sees it and how long we keep it.",
      ],
    },
    {
      id: "complaints",
      title: "Questions and complaints",
      body: [
        `Write to ${ourEmail}. We’ll answer legal questions ${operator.identity.replies.legal.when}.`,
        `If you’re not happy with the care a practice gave you, you can complain to the Health and Disability Commissioner, ${OUTSIDE_HELP.healthAndDisability}. The Nationwide Health and Disability Advocacy Service helps for free, ${OUTSIDE_HELP.advocacy}.`,
      ],
    },
    {
      id: "law",
      title: "The law that applies",
      body: [
        "New Zealand law applies to these terms and to your use of the site. If we can’t agree, New Zealand courts decide.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: [
        "When we change these terms, the date at their top changes with them. A request follows the terms of the day you sent it.",
      ],
    },
  ],
};

function runBy(operator: Operator): string {
  const inFull = operatorInFull(operator);
  return inFull === null
    ? NO_OPERATOR_WORDS
    : `This site is run by **${inFull}**. “We” in these terms is ${operator.name}.`;
}
