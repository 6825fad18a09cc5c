import { clockOf, practiceTime } from "#content/practice-clock-words.ts";
import { data } from "react-router";
import { mailAbout } from "#content/desk.ts";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { ownWish, wishWords } from "#content/requests/wish-words.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { telHref } from "#domain/tel-href.ts";
import { findUntold, givenUpMessages, messagesToRing, type UntoldMessage } from "#outbox/outbox-records.ts";
import { personPath } from "#services/desk/person-acts.ts";
import { addressInRecord, MAIL_ACTS } from "#services/desk/mails.ts";
import { noteLook } from "#services/desk/looks.ts";
import type { Route } from "./+types/mail-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { answerItem } from "./item.server.ts";
import type { Fact } from "./item-parts.tsx";

export function readMail({ context, params: { id } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services, staff } = given;
    const { database, encryption } = services;
    const mail = /^\d{1,15}$/.test(id) ? await findUntold(database.read, encryption, Number(id)) : null;
    if (!mail) throw data(null, { status: 404 });
    await noteLook(services, staff, { command: "mail show", about: `mail-${id}` });
    const { reference, side } = mail;
    const stored = reference ? await findRequest(database.read, encryption, reference) : undefined;
    const isToPractice = side === "practice";
    const { words } = mailAbout(mail);
    const practiceId = stored?.request.practice?.id;
    const givenUp = await whyGivenUp(given, Number(id));
    return {
      now: services.now(),
      id,
      reference,
      person: reference === null ? null : await personPath(services, reference),
      isToRing: givenUp === null,
      title:
        givenUp === null
          ? `Ring ${isToPractice ? "the practice" : "the patient"}: ${words}`
          : `${isToPractice ? "A practice" : "Someone"} didn’t get ${words}`,
      facts: givenUp ?? (await sinceWhen(given, Number(id))),
      contact: await contactToRing(given, mail, stored),
      /** A person's address is put right here, a practice's on its own page. */
      mayReaddress: givenUp !== null && (await addressInRecord(services, mail)) !== null,
      practicePath: isToPractice && practiceId ? `${DESK_PRACTICES_PATH}/${practiceId}` : null,
    };
  });
}

/** Returns null where nothing was tried, since there is no address. */
async function whyGivenUp({ services }: AtDesk, id: number): Promise<Fact[] | null> {
  const mail = (await givenUpMessages(services.database.read)).find((one) => one.id === id);
  if (!mail) return null;
  const { givenUpAt, attempts, lastError } = mail;
  return [
    { name: "Given up", value: formatInstant(givenUpAt) },
    { name: "Tried", value: attempts === 1 ? "Once" : `${attempts} times` },
    { name: "Why", value: lastError },
  ];
}

async function sinceWhen({ services }: AtDesk, id: number): Promise<Fact[]> {
  const mail = (await messagesToRing(services.database.read)).find((one) => one.id === id);
  return [
    ...(mail ? [{ name: "Since", value: formatInstant(mail.since) }] : []),
    { name: "Why", value: "No email reaches them." },
  ];
}

/** The number first: that is what one needs. Then what to say. */
async function contactToRing(
  { services }: AtDesk,
  { side, message }: UntoldMessage,
  stored: StoredRequest | undefined,
): Promise<Fact[]> {
  if (!stored) return message?.ring ? ring(message.ring) : [];
  const { fields, request } = stored;
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(" ");
  const patient = { name, phone: String(fields.phone ?? "") };
  const agreed = request.appointment
    ? [{ name: "Agreed", value: practiceTime(request.practice, request.appointment.at) }]
    : [];
  const tell = message ? [{ name: "Tell them", value: message.subject }] : [];
  if (side !== "practice") return [...ring(patient), ...tell, ...agreed];
  const listing = request.practice && (await findPractice(services.database.read, request.practice.id));
  // A practice that has lost the request is named by the mail alone.
  const practice = message?.ring ?? listing ?? request.practice;
  const wish = request.status === "sent" ? ownWish(stored) : null;
  return [
    ...(practice ? ring(practice) : []),
    ...tell,
    { name: "Patient", value: name },
    ...agreed,
    ...(wish ? [{ name: "They ask for", value: wishWords(wish, clockOf(request.practice)) }] : []),
  ];
}

function ring({ phone, name }: { phone: string; name: string }): Fact[] {
  return [
    { name: "Phone", value: phone || "None given", link: phone ? telHref(phone) : undefined },
    { name: "Name", value: name },
  ];
}

export function answerMail({ request, context, params: { id } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: MAIL_ACTS, about: `mail-${id}`, isVersioned: false });
}
