import type { Transaction } from "kysely";
import type { Schema } from "#database/schema.ts";
import { CORRECTED } from "#content/desk-practice.ts";
import { latestAct } from "#database/desk/audit.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { markAnswered, noteWritten } from "#database/requests/answered.ts";
import { findSubmission, type Submission } from "#database/requests/submissions.ts";
import { MESSAGE_ABOUT } from "#content/desk.ts";
import { answeringDesk } from "#content/reply-clocks.ts";
import { Refused } from "#domain/refused.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { mailLinkToNewAddress } from "../listings/new-address.ts";
import { areSo, setFacts } from "../listings/set-facts.ts";
import { type DeskActs, hasWritten, type Press, storeAct } from "./act.ts";
import { conflictAbout, conflictOver, type DeskAnswer, doneWith } from "./answers.ts";
import { practiceVersion } from "./practice-version.ts";
import { isTryOut } from "./try-out.ts";
import { writtenMail } from "./write-mail.ts";

/** What our staff do with a message. One that is answered already can be written to again. */
export const MESSAGE_ACTS = {
  "message answer": {
    did: "answered",
    done: "Answer sent.",
    needs: { answer: "Write an answer first." },
    run: (press) => answer(press, press.text("answer")),
  },
  "message keep-open": {
    did: "wrote to them",
    done: "Sent. The message stays here until it’s answered.",
    needs: { answer: "Write an answer first." },
    run: (press) => answer(press, press.text("answer"), { keepsOpen: true }),
  },
  "message correct": {
    did: "corrected it and answered",
    done: "Changed, and your thanks are on their way. No import will overwrite it.",
    needs: {
      column: "Choose what is wrong, and write what is right.",
      value: "Choose what is wrong, and write what is right.",
      thanks: "Write a few words of thanks.",
    },
    run: correct,
  },
  "message elsewhere": {
    did: "noted it as answered",
    done: "Noted as answered.",
    needs: {},
    run: (press) => close(press, "(answered elsewhere)"),
  },
  "message no-answer": {
    did: "noted that it needs no answer",
    done: "Noted: it needs no answer.",
    needs: {},
    run: (press) => close(press, "(needed no answer)"),
  },
} as const satisfies DeskActs;

const GONE = { kind: "refused", why: "There’s no such message any more." } as const;

/** Notes that nothing more is to be sent, and how: by phone, by another mail, or not at all. */
async function close(press: Press, how: string): Promise<DeskAnswer> {
  if (!(await findMessage(press))) return GONE;
  const { services, about: reference } = press;
  return storeAct(press, (tx, now) =>
    markAnswered(tx, services.encryption, {
      reference,
      now,
      kinds: ["contact"],
      detail: { words: how },
    }),
  );
}

type More = {
  /** It is written, and goes on waiting for us. */
  keepsOpen?: boolean;
  /** What else is stored with it; it throws `Refused` where that can't be. */
  beside?: (tx: Transaction<Schema>) => Promise<void>;
};

/** Writes to the sender of a message: of two who answer at once the second sends nothing, unless they write again. */
async function answer(
  press: Press,
  words: string,
  { keepsOpen = false, beside }: More = {},
): Promise<DeskAnswer> {
  const { services, about: reference, version } = press;
  const { encryption } = services;
  const message = await findMessage(press);
  if (!message) return GONE;
  if (!message.fields.email) return { kind: "refused", why: "We have no email address for them. Ring them." };
  const isOpen = message.status === "received";
  const store = async (tx: Transaction<Schema>, now: Date) => {
    await beside?.(tx);
    if (keepsOpen || !isOpen) await noteWritten(tx, encryption, { reference, version, words, now });
    else {
      const answered = { reference, now, kinds: ["contact"], detail: { words } } as const;
      if (!(await markAnswered(tx, encryption, answered))) return false;
    }
    const mail = answerMail(press, message, words, now);
    await enqueueMessage(tx, encryption, { message: mail, reference, now });
    return true;
  };
  return storeAct(press, store, { words });
}

/** Makes one fact our word, in one transaction with the answer. One that the practice says itself stays as it says. */
async function correct(press: Press): Promise<DeskAnswer> {
  const { services, staff, text } = press;
  const column = CORRECTED.find(({ name }) => name === text("column"));
  if (!column) return { kind: "refused", why: MESSAGE_ACTS["message correct"].needs.column };
  const { database, now } = services;
  const id = Number(text("practice"));
  const said = { [column.name]: text("value") };
  const acting = async (tx: Transaction<Schema>) => {
    const samplesToo = await isTryOut(services, tx);
    return { tx, kind: database.kind, who: staff.who, now: now(), samplesToo };
  };
  let isOther = false;
  const answered = await answer(press, text("thanks"), {
    beside: async (tx) => {
      await lockPractice(tx, database.kind, id);
      isOther = text("listing") !== (await practiceVersion(tx, [id]));
      if (isOther) throw new Refused("Their listing has changed since.");
      const by = await acting(tx);
      const changed = await setFacts(by, id, said);
      if (changed.outranked.size > 0)
        throw new Refused(
          "The practice says this itself, and that counts more. Ring them, or send them their link.",
        );
      await mailLinkToNewAddress(services, tx, changed, by.now);
    },
  });
  // These thanks may have gone with another fact before.
  if (answered.kind === "done")
    return (await database.transact(async (tx) => areSo(await acting(tx), id, said)))
      ? answered
      : conflictAbout(services, press.about);
  if (!isOther) return answered;
  const line = await latestAct(database.read, press.about, { who: staff.who, command: press.act });
  if (line && (await hasWritten(press, text("thanks")))) return doneWith(line);
  const message = await findMessage(press);
  return message?.status === "received" ? conflictOver(services, id) : conflictAbout(services, press.about);
}

async function findMessage({ services, about }: Press): Promise<Submission | undefined> {
  const found = await findSubmission(services.database.read, services.encryption, about);
  return found?.kind === "contact" ? found : undefined;
}

function answerMail({ services, staff }: Press, message: Submission, words: string, now: Date) {
  const { reference, fields, receivedAt } = message;
  return writtenMail(services, {
    reference,
    which: "contact-answer",
    email: String(fields.email),
    name: firstName(String(fields.name ?? "")),
    subject: `Re: ${MESSAGE_ABOUT[String(fields.category)] ?? MESSAGE_ABOUT["general"]!}`,
    words,
    who: staff.who,
    mailbox: answeringDesk(services.operator.identity, { kind: "contact", fields }).to,
    receivedAt,
    now,
  });
}

/** The name that a mail greets: `firstName("Hana Sample") === "Hana"`. */
export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? "";
}
