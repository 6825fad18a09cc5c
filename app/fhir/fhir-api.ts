import { setImmediate as othersFirst } from "node:timers/promises";
import type { z } from "zod";
import { servicesContext } from "#kit/context.ts";
import { API_PATH } from "#content/links.ts";
import { attributionLine } from "#services/practices/attribution.ts";
import { fhirLocation } from "#services/practices/fhir.ts";
import {
  type Bookable,
  bookablePractices,
  bookableRegions,
  bookableWeeks,
  instantHere,
  scheduleResources,
  slotResources,
} from "#services/practices/slots.ts";
import type { Services } from "#services/services.ts";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/fhir-api.ts";
import {
  FHIR_LINES,
  LOCATIONS_OPERATION,
  type MANIFEST,
  MANIFEST_OPERATION,
  MOST_PRACTICES,
  SCHEDULES_OPERATION,
  SLOTS_OPERATION,
} from "./operations.server.ts";

export const handle = { parameters: ["week", "from", "before"] } satisfies PageHandle;

/** Free times for programs that collect them: the manifest, and the files that it names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await answerFhir(context.get(servicesContext), new URL(request.url));
  return new Response(answer.body, { headers: { "Content-Type": answer.type } });
}

/** The manifest, or one of the files that it names: a resource of FHIR a line. */
async function answerFhir(services: Services, { pathname, searchParams }: URL) {
  const { publicUrl } = services;
  const now = services.now();
  const bookable = await bookablePractices(services, now);
  switch (pathname.slice(API_PATH.length)) {
    case LOCATIONS_OPERATION.path:
      return linesOf(bookable, ({ practice }) => [fhirLocation(practice)]);
    case SCHEDULES_OPERATION.path:
      return linesOf(bookable, scheduleResources);
    case SLOTS_OPERATION.path: {
      const from = Number(searchParams.get("from")) || 0;
      const before = Number(searchParams.get("before")) || Infinity;
      // A practice that has joined since the manifest is in the one file whose ids are around its own.
      const most = before === Infinity ? MOST_PRACTICES : 2 * MOST_PRACTICES;
      const some = bookable.filter(({ practice: { id } }) => from <= id && id < before).slice(0, most);
      const week = weekAsked(searchParams.get("week") ?? "", bookableWeeks(some, now));
      return linesOf(some, (one) => (week ? slotResources(one, week, { publicUrl, now }) : []));
    }
    default:
      return {
        type: "application/json",
        body: JSON.stringify(await manifestOf(services, bookable, now)),
      };
  }
}

/** A practice’s slots of a week can take some milliseconds, so other visitors are answered in between. */
async function linesOf(bookable: readonly Bookable[], resourcesOf: (one: Bookable) => object[]) {
  let body = "";
  for (const one of bookable) {
    for (const resource of resourcesOf(one)) body += `${JSON.stringify(resource)}\n`;
    await othersFirst();
  }
  return { type: FHIR_LINES, body };
}

/** An address without a week means this one. A week that is over, or that there isn’t, has nothing free. */
function weekAsked<Week extends { week: string }>(text: string, weeks: readonly Week[]): Week | undefined {
  return text === "" ? weeks[0] : weeks.find(({ week }) => week === text);
}

async function manifestOf(
  { publicUrl, practices }: Services,
  bookable: readonly Bookable[],
  now: Date,
): Promise<z.infer<typeof MANIFEST>> {
  const address = ({ path }: { path: string }) => publicUrl + API_PATH + path;
  const extension = { state: bookableRegions(bookable) };
  return {
    transactionTime: instantHere(now.getTime()),
    request: address(MANIFEST_OPERATION),
    requiresAccessToken: false,
    output: [
      { type: "Location", url: address(LOCATIONS_OPERATION), extension },
      { type: "Schedule", url: address(SCHEDULES_OPERATION), extension },
      ...inParts(bookable).flatMap((part, index, parts) => {
        const next = parts[index + 1]?.[0];
        const ids = `from=${part[0]!.practice.id}${next ? `&before=${next.practice.id}` : ""}`;
        return bookableWeeks(part, now).map(({ week }) => ({
          type: "Slot" as const,
          url: `${address(SLOTS_OPERATION)}?week=${week}&${ids}`,
          extension: { state: bookableRegions(part) },
        }));
      }),
    ],
    error: [],
    extension: { attribution: attributionLine(await practices.now()) },
  };
}

function inParts(bookable: readonly Bookable[]): Bookable[][] {
  const count = Math.ceil(bookable.length / MOST_PRACTICES);
  return Array.from({ length: count }, (_, part) =>
    bookable.slice(part * MOST_PRACTICES, (part + 1) * MOST_PRACTICES),
  );
}
