import { data } from "react-router";
import { mailAbout } from "#content/desk.ts";
import { timeWords } from "#content/requests/when.ts";
import { findPractice } from "#database/practices.ts";
import { findRequest } from "#database/requests.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { telHref } from "#domain/tel-href.ts";
import { givenUpMessages } from "#outbox/outbox-records.ts";
import { handleMail } from "#services/desk/mails.ts";
import { noteLook } from "#services/desk/looks.ts";
import type { Route } from "./+types/mail-page.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { answerItem } from "./item.server.ts";
import type { Fact } from "./item-parts.tsx";

export function readMail({ context, params: { id } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services, staff } = given;
    const mails = await givenUpMessages(services.database.read);
    const mail = mails.find((one) => String(one.id) === id);
    if (!mail) throw data(null, { status: 404 });
    const { messageId, reference, givenUpAt, attempts, lastError } = mail;
    const name = /\.([\w-]+)@/.exec(messageId)?.[1] ?? "";
    await noteLook(services, staff, { command: "mail show", about: `mail-${id}` });
    const isToPractice = name.startsWith("practice-");
    return {
      now: services.now(),
      id,
      reference,
      title: `${isToPractice ? "A practice" : "Someone"} didn’t get ${mailAbout(name).words}`,
      facts: [
        { name: "Given up", value: formatInstant(givenUpAt) },
        { name: "Tried", value: attempts === 1 ? "Once" : `${attempts} times` },
        { name: "Why", value: lastError },
      ],
      contact: reference ? await contactToRing(given, reference, isToPractice) : [],
    };
  });
}

/** The number first: that is what one needs. Then what to say. */
async function contactToRing(
  { services }: AtDesk,
  reference: string,
  isToPractice: boolean,
): Promise<Fact[]> {
  const { database, encryption } = services;
  const stored = await findRequest(database.read, encryption, reference);
  if (!stored) return [];
  const { fields, request } = stored;
  const practice = request.practice && (await findPractice(database.read, request.practice.id));
  const patient = `${String(fields.firstName ?? "")} ${String(fields.lastName ?? "")}`.trim();
  const agreed = request.appointment ? [{ name: "Agreed", value: timeWords(request.appointment.at) }] : [];
  return isToPractice && practice
    ? [...ring(practice.phone, practice.name), { name: "Patient", value: patient }, ...agreed]
    : [...ring(String(fields.phone ?? ""), patient), ...agreed];
}

function ring(phone: string, name: string): Fact[] {
  return [
    {
      name: "Phone",
      value: phone || "None given",
      link: phone ? telHref(phone) : undefined,
    },
    { name: "Name", value: name },
  ];
}

export function answerMail({ request, context, params: { id } }: Route.ActionArgs) {
  return answerItem(
    { request, context, about: `mail-${id}`, isVersioned: false },
    async ({ services, staff }, { act }) => {
      if (act !== "told" && act !== "not needed")
        return { kind: "refused", why: "That isn’t possible here." };
      const answer = await handleMail(services, staff, { id: Number(id), how: act });
      services.log({ event: "desk act", act: "mail-handled", answer: answer.kind });
      return answer;
    },
  );
}
