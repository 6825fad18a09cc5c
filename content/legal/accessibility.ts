import { OTHER_WAYS_TO_CALL } from "../emergency.ts";
import type { Operator } from "../operator.ts";
import { emailLink, type LegalSection } from "./legal-text.ts";

/** What holds of the site today: the checks that its tests make, and what they cannot see. */
export const ACCESSIBILITY = {
  title: "Accessibility",
  lede: "How we make the site usable for everyone, what doesn’t work yet, and what to do if you’re stuck.",
  updatedOn: "2026-11-28",
  sectionsOf: (operator: Operator, email = emailLink(operator.emails.support)): LegalSection[] => [
    {
      id: "stuck",
      title: "If you’re stuck",
      body: [
        `Write to ${email} and say which page it was and what you wanted to do. If you’d rather phone a dentist, their number is on their page, if we know it.`,
        "In pain or hurt? The [emergency page](/emergency) is the plainest we have. It works without scripts, and offline once you’ve visited any page.",
      ],
    },
    {
      id: "calls",
      title: "If a phone call in English is hard",
      body: OTHER_WAYS_TO_CALL.map(({ who, how }) => `**${who}:** ${how.map(({ text }) => text).join(" ")}`),
    },
    {
      id: "practices",
      title: "Practices you can get into, and be understood in",
      body: [
        "In the directory you can pick practices by [language](/directory). Where a practice has told us whether they have wheelchair access, their page says so. Please call to make sure, and ask for what you need: a sign language interpreter, a longer visit, a quiet time.",
      ],
    },
    {
      id: "what-we-do",
      title: "What we do",
      body: [
        "We aim for the Web Content Accessibility Guidelines 2.2, level AA, on every page. Before each change goes out, programs check that:",
        [
          "every page passes an automated accessibility checker and is valid HTML",
          "pages and forms work without scripts, and by keyboard alone",
          "text can be made much larger, and pages fit a narrow phone, without anything cut off",
          "a form that comes back with a mistake keeps what you typed and says how to put it right",
          "nothing needs a drag or a puzzle, and no one has to sign in",
        ],
      ],
    },
    {
      id: "what-is-missing",
      title: "What doesn’t work yet",
      body: [
        [
          "No one from outside has assessed the site, and programs can’t see everything.",
          "The map can’t be read by a screen reader. The list beside it has the same practices.",
          "The site is in English. We have no pages in New Zealand Sign Language, and none in easy read.",
          "Practices choose the pictures on their pages. We ask for a description of each.",
        ],
      ],
    },
  ],
};
