import { DOUBTFUL_WORDS } from "#content/desk.ts";
import { type PracticeAtDesk, practicesAtDesk } from "#services/requests/desk.ts";
import { wishedTime } from "#content/requests/wish-words.ts";
import { howSoon } from "#content/requests/how-soon.ts";
import { shownFields } from "#content/requests/shown-fields.ts";
import { byWords, timeWords } from "#content/requests/when.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import { requestTurn } from "#domain/requests/request-due.ts";
import { commandServices } from "./command-services.ts";
import { auditNow, withSecret } from "./open.ts";
import { type Format, printFacts, printRows } from "./output.ts";
import { dueWords } from "./request-list.ts";

/** `request show REFERENCE [--format table|json]` */
export function showRequest(reference: string, { format }: { format: Format }): Promise<void> {
  return withSecret(async (opened) => {
    const { database, sealing } = opened;
    const stored = await findRequest(database.read, sealing.encryption, reference);
    await auditNow(database, "request show", reference, stored ? 1 : 0);
    if (!stored) throw new Error(`No request has the reference ${reference}.`);
    const practices = await practicesAtDesk(commandServices(opened), stored);
    if (format === "json") return console.log(JSON.stringify(asJson(stored, practices)));
    printFacts(requestFacts(stored, new Date()));
    await tellPractices(stored, practices);
  });
}

function asJson(
  { reference, doubtful, request, fields, events }: StoredRequest,
  practices: PracticeAtDesk[],
) {
  const { status, urgency, wish, chosen, mayGoElsewhere, tried } = request;
  const { whose, due } = requestTurn(request);
  const happened = events.map(({ at, actor, event, detail }) => ({ at, actor, event, detail }));
  return {
    reference,
    status,
    doubtful,
    whose,
    due,
    urgency,
    wish,
    chosen,
    mayGoElsewhere,
    tried,
    fields,
    events: happened,
    practices,
  };
}

function requestFacts(stored: StoredRequest, now: Date): [string, string][] {
  const { reference, doubtful, request, fields, events } = stored;
  const { whose, due } = requestTurn(request);
  const { status, chosen, mayGoElsewhere, wish, practice, outcome } = request;
  const isOurs = status === "received";
  return [
    ["Reference", reference],
    ["Status", outcome ? `${status}, ${outcome}` : status],
    ["Doubtful", doubtful ? DOUBTFUL_WORDS : ""],
    ["Waits for", whose === "no one" ? "" : whose],
    ["By", due ? `${byWords(due)}${isOurs ? ` (${dueWords(due, now)})` : ""}` : ""],
    ["With", practice ? `${practice.id} ${practice.name}` : ""],
    ["How soon", howSoon(request)],
    ["Wished", wishedTime(stored) ?? "another time, in their own words"],
    ["", wish.words],
    ["Where", String(fields.location ?? "")],
    ["Chosen", chosen === null ? "none" : `${chosen} ${String(fields.practiceName ?? "")}`.trim()],
    ["May go elsewhere", mayGoElsewhere ? "yes" : "no"],
    ...shownFields({ fields }).map(({ name, value }): [string, string] => [name, value]),
    ...events.map(({ at, actor, event, detail }): [string, string] => [
      "Happened",
      `${timeWords(at)}: ${event} (${actor})${detail.practice ? `, ${detail.practice.id} ${detail.practice.name}` : ""}`,
    ]),
  ];
}

async function tellPractices({ request }: StoredRequest, practices: PracticeAtDesk[]) {
  if (request.status !== "received") return;
  if (practices.length === 0)
    return console.log(
      "\nWe found no suitable practice that the patient has agreed to. If they agree to one by phone, note it at the desk.",
    );
  console.log("\nAt the desk it can go to one of these:");
  await printRows(practices, "table", {
    id: (row: PracticeAtDesk) => String(row.id),
    name: (row) => `${row.name}${row.isSample ? " (a sample)" : ""}`,
    town: (row) => row.town,
    mail: (row) => (row.getsMail ? "yes" : "no: call them"),
    phone: (row) => row.phone,
    why: (row) => row.reasons.join(", "),
  });
}
