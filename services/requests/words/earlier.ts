import { shownTime, mailPracticeName, mailTime, practiceFacts, type Said } from "./facts.ts";
import { changeButton } from "./told.ts";

/** A patient wants an earlier time, and one has become free. */
export const EARLIER = {
  lines: {
    askedEarlier: {
      theirs: ({ reader, detail }) => {
        if (reader === "practice") return null;
        return detail.wantsEarlier
          ? "You asked us to tell you if an earlier time frees up"
          : "You asked us to stop telling you about earlier times";
      },
      ours: ({ detail }) =>
        detail.wantsEarlier
          ? "The patient wants an earlier time"
          : "The patient no longer wants an earlier time",
    },
    foundEarlier: {
      theirs: ({ reader, clock, detail }) =>
        reader === "practice" ? null : `We told you that ${shownTime(detail.at, clock)} had become free`,
      ours: ({ clock, detail }) => `We told the patient that ${shownTime(detail.at, clock)} had become free`,
    },
  },
  done: { sender: { askedEarlier: "Saved." }, practice: {} },
  toSender: {
    earlier: (about) => {
      const { request } = about.record;
      const found = mailTime(about, request.earlier!.found!.at);
      const own = mailTime(about, about.mail.appointment!.at);
      const practice = mailPracticeName(about);
      return {
        subject: `Earlier time free: ${found}`,
        heading: "An earlier time has become free",
        opening: [
          `${practice} can see you on ${found}, instead of ${own}.`,
          "We’ve told up to three people, and it goes to the first who takes it. Until you do, your appointment stays as it is.",
        ],
        facts: practiceFacts(about),
        button: "See the earlier time",
        also: changeButton(about.record),
        closing: ["Don’t want these emails any more? You can turn them off on the same page."],
      };
    },
  },
} satisfies Said;
