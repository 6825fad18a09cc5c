import { type ActionFunctionArgs, data, redirect } from "react-router";
import { deskItemPath, DESK_PEOPLE_PATH } from "#content/desk-addresses.ts";
import { linesAbout } from "#database/desk/audit.ts";
import { subscriberHash } from "#database/email-hash.ts";
import { heldUnder } from "#database/erasing.ts";
import { markOfFields } from "#database/requests/submissions.ts";
import { formatInstant } from "#domain/nz-time.ts";
import { readEmail } from "#domain/email.ts";
import { readReference } from "#domain/requests/reference.ts";
import { withCapital } from "#domain/text.ts";
import { readForm, takeField } from "#kit/forms/read.server.ts";
import { deskAct, lineInWords } from "#services/desk/every-act.ts";
import { noteLook } from "#services/desk/looks.ts";
import { PERSON_ACTS, personIn } from "#services/desk/person-acts.ts";
import { CORRECTABLE } from "#services/people/correct.ts";
import { lastDayInBackups, planErasing } from "#services/people/erase.ts";
import {
  aboutWhom,
  type HeldRecord,
  type HeldSubmission,
  heldFacts,
  heldOn,
  inLetters,
  personBehind,
  type Whose,
} from "#services/people/held.ts";
import { copyForPerson } from "#services/people/for-them.ts";
import type { Services } from "#services/services.ts";
import type { Route as Copy } from "./+types/person-copy.ts";
import type { Route } from "./+types/person-page.ts";
import { atDesk } from "./guard.server.ts";
import { answerItem, latestFirst } from "./item.server.ts";

const NAMES = { booking: "Request", contact: "Message", partner: "Application", review: "Review" } as const;

/** Finds a person by one whole reference of theirs, or by their whole email address. */
export function findPerson({ request, context }: ActionFunctionArgs) {
  return atDesk(context, async ({ services }) => {
    const read = await readForm(request);
    const asked = read.ok ? takeField(read.form, "find") : "";
    const email = readEmail(asked);
    if (email) throw redirect(await personAddress(services, { email }), 303);
    const reference = readReference(asked);
    const whose = reference && (await personBehind(services, reference));
    if (whose) throw redirect(await personAddress(services, whose), 303);
    return {
      asked,
      problem: reference
        ? "Nothing has this reference. It might have been erased."
        : "Give a whole reference or a whole email address.",
    };
  });
}

/** The address of a person's page: a keyed hash, so that no email stands in an address bar or a log. */
export async function personAddress(services: Services, whose: Whose): Promise<string> {
  const about = aboutWhom(services, whose);
  const isSender = "reference" in whose || (await heldUnder(services.database.read, about)).length > 0;
  const isKnown = isSender || (await personBehind(services, subscriberHash(services, whose.email)));
  // Who only subscribes is found by the hash of the newsletter alone.
  return `${DESK_PEOPLE_PATH}/${isSender || !isKnown ? about : subscriberHash(services, whose.email)}`;
}

export function readPerson({ request, context, params: { hash } }: Route.LoaderArgs) {
  return atDesk(context, async ({ services, staff }) => {
    const whose = await personIn(services, hash);
    // A look is noted before anything is shown, also where nothing is held.
    const about = whose ? aboutWhom(services, whose) : hash.slice(0, 64);
    if (hash !== "") await noteLook(services, staff, { command: "person", about });
    const held = whose ? await heldOn(services, whose) : [];
    const plan = whose && (await planErasing(services, whose));
    const records = await Promise.all(held.map((record) => shownRecord(services, record)));
    return {
      now: services.now(),
      hash,
      done: deskAct(`person ${new URL(request.url).searchParams.get("done") ?? ""}`)?.done ?? "",
      email: whose && "email" in whose ? whose.email : null,
      records: records
        .map((record) => ({ ...record, facts: record.facts.map((fact, line) => ({ line, ...fact })) }))
        .toReversed(),
      told: plan?.ended.map(({ practice }) => practice) ?? [],
      untilInBackups: lastDayInBackups(services.now()),
      happened: latestFirst(
        (await linesAbout(services.database.read, about, 20)).map((line) => ({
          at: line.at,
          words: lineInWords(line),
        })),
      ),
    };
  });
}

async function shownRecord(services: Services, record: HeldRecord) {
  const facts = heldFacts(record).map(({ what, held }) => ({ what: withCapital(inLetters(what)), held }));
  if (record.kind === "newsletter")
    return {
      key: "newsletter",
      title: "Newsletter",
      reference: null,
      href: null,
      at: record.askedAt,
      facts,
      ...NO_FIELDS,
    };
  if (record.kind === "watch")
    return {
      key: record.id,
      title: "Waiting for a practice",
      reference: null,
      href: null,
      at: record.askedAt,
      facts,
      ...NO_FIELDS,
    };
  const { reference, kind, receivedAt, fields } = record;
  const looks = (await linesAbout(services.database.read, reference, 20)).filter(
    ({ kind: one }) => one === "look",
  );
  return {
    key: reference,
    title: `${NAMES[kind]} ${reference}`,
    reference,
    href: deskItemPath(record),
    at: receivedAt,
    facts: [
      ...facts,
      ...looks.map(({ who, at }) => ({ what: "Look", held: `${who || "A practice"}, ${formatInstant(at)}` })),
    ],
    seen: markOfFields(services, fields),
    correctable: correctableFields(record),
  };
}

const NO_FIELDS = { seen: "", correctable: [] as { name: string; label: string; value: string }[] };

function correctableFields({ fields }: HeldSubmission) {
  return Object.entries(CORRECTABLE)
    .filter(([name]) => Object.hasOwn(fields, name))
    .map(([name, label]) => ({ name, label, value: String(fields[name] ?? "") }));
}

/** Everything that is held on a person, as a file for them. */
export function readCopy({ context, params: { hash } }: Copy.LoaderArgs): Promise<Response> {
  return atDesk(context, async ({ services, staff }) => {
    const whose = await personIn(services, hash);
    if (!whose) throw data(null, { status: 404 });
    return new Response(await copyForPerson(services, staff, whose), {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": 'attachment; filename="what-niho-holds.txt"',
      },
    });
  });
}

/** Corrects a record, sends links again, or erases everything. */
export function answerPerson({ request, context, params: { hash } }: Route.ActionArgs) {
  return answerItem({
    request,
    context,
    acts: PERSON_ACTS,
    about: hash,
    after: async ({ services }, { act, text }) => {
      if (act === "person erase") return `${DESK_PEOPLE_PATH}?done=erase`;
      const corrected = act === "person correct" && (await personBehind(services, text("reference")));
      const page = corrected ? await personAddress(services, corrected) : `${DESK_PEOPLE_PATH}/${hash}`;
      return `${page}?done=${act.replace("person ", "")}`;
    },
    isVersioned: () => false,
  });
}
