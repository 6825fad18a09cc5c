import { data, redirect } from "react-router";
import { isProfession } from "#content/desk-application.ts";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { practicePath } from "#content/links.ts";
import { placeBySlug } from "#content/places.ts";
import { embedLines, framingOrigins } from "#content/embed.ts";
import { framingSites } from "#database/practices/framing-sites.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { practiceLines } from "#database/desk/audit.ts";
import { findDraft, practiceDrafts } from "#database/desk/desk-drafts.ts";
import { lastsUntil, openListingLink } from "#database/practices/listing-links.ts";
import { fileOfPicture, practicePictures } from "#database/practices/practice-pictures.ts";
import { practicesById } from "#database/practices/practices.ts";
import { submissionsAbout } from "#database/requests/practice-submissions.ts";
import { suspectPractices } from "#database/requests/unpressed.ts";
import { findWithdrawn } from "#database/practices/withdrawn.ts";
import { listInWords } from "#domain/lists.ts";
import { formatDay, formatInstantDay, newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { pictureId } from "#domain/practices/practice-picture.ts";
import { locatorPoint } from "#kit/ui/map/locator.tsx";
import { alikePairs, practicesToCheck } from "#services/desk/practice-checks.ts";
import { lineInWords } from "#services/desk/every-act.ts";
import { noteLook, othersAt } from "#services/desk/looks.ts";
import { factRows, recordsShown } from "#services/desk/practice-facts.ts";
import { practiceVersion } from "#services/desk/practice-version.ts";
import { requestsWith } from "#services/desk/queue.ts";
import { daysOffInWords } from "#services/listings/free-times-words.ts";
import { readPracticeAnswers } from "#services/desk/week.ts";
import type { Route } from "./+types/practice-page.ts";
import type { Route as Picture } from "./+types/practice-picture.ts";
import { type AtDesk, atDesk } from "./guard.server.ts";
import { isChange, PRACTICE_TABS, SPARE_ROWS } from "#content/desk-practice.ts";
import { lastDone } from "./today.server.ts";

/** Reads everything about a practice, whether we list it or not. A merged one also says which practice it is part of now. */
export function readPractice({ request, context, params: { id: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services, staff } = given;
    const { read } = services.database;
    const id = practiceNumber(text);
    const [practice] = await practicesById(read, [id]);
    if (!practice) throw data(null, { status: 404 });
    await noteLook(services, staff, { command: "practice show", about: String(id) });
    const asked = new URL(request.url).searchParams;
    const mergeWith = /^[1-9]\d{0,8}$/.exec(asked.get("merge")?.trim() ?? "")?.[0];
    if (mergeWith) throw redirect(`${DESK_PRACTICES_PATH}/${id}/merge/${mergeWith}`, 303);
    const now = services.now();
    const today = newZealandDay(now);
    const withdrawn = await findWithdrawn(read, id);
    const change = asked.get("change") ?? "";
    const { rows, registrations } = await factRows(read, practice, today);
    const link = await openListingLink(read, id, now);
    const requests = await submissionsAbout(read, id, "booking");
    const reviews = await submissionsAbout(read, id, "review");
    const place = placeBySlug(practice.place);
    return {
      now,
      id,
      version: await practiceVersion(read, [id]),
      draft: await findDraft(read, services.encryption, { who: staff.who, about: practiceDrafts(id), now }),
      others: await othersAt(services, staff, String(id)),
      done: await lastDone(given, asked.get("done")),
      tab: PRACTICE_TABS.find(({ value }) => value === asked.get("show"))?.value ?? "",
      change: isChange(change) && !withdrawn ? change : null,
      name: practice.name,
      path: withdrawn ? null : practicePath(practice),
      withdrawn: withdrawn
        ? {
            words:
              withdrawn.mergedInto === null
                ? `Not listed since ${formatDay(withdrawn.on)}: ${WHY[withdrawn.why] ?? withdrawn.why}`
                : `Part of practice ${withdrawn.mergedInto} since ${formatDay(withdrawn.on)}.`,
            mergedInto: withdrawn.mergedInto,
          }
        : null,
      hasJoined: practice.hasJoined,
      isSample: practice.isSample,
      email: practice.email,
      phone: practice.phone,
      verifiedUntil: practice.verified ? formatDay(practice.verified.until) : null,
      isVerified: practice.verified !== null && practice.verified.until >= today,
      embed: withdrawn ? null : await embedFacts(services, practice),
      town: { slug: place.slug, name: place.name, latitude: place.latitude, longitude: place.longitude },
      where: [practice.suburb, place.name].filter((part) => part !== "").join(", "),
      dot: locatorPoint(practice),
      rows,
      values: {
        name: practice.name,
        address: practice.address,
        suburb: practice.suburb,
        town: place.name,
        postcode: practice.postcode,
        latitude: practice.position === "exact" ? String(practice.latitude) : "",
        longitude: practice.position === "exact" ? String(practice.longitude) : "",
        email: practice.email,
      },
      people: [
        ...practice.practitioners.map(({ name, specialistScope, focus }) => {
          const seen = registrations.find((one) => one.name === name);
          const { number = "", until = "", seenOn = "" } = seen ?? {};
          // Someone whose profession only the listing names would otherwise be saved as a dentist.
          const stated = specialistScope ?? (isProfession(focus) ? focus : "");
          return { name, number, scope: seen?.scope ?? stated, until, seenOn };
        }),
        ...Array.from({ length: SPARE_ROWS }, () => NOBODY),
      ],
      link: link && { made: formatInstantDay(link.madeAt), until: formatInstantDay(lastsUntil(link)) },
      records: await recordsShown(read, id),
      reasons: (await practicesToCheck(services)).find((one) => one.id === id)?.facts ?? [],
      alike: await alikeTo(given, id),
      freeTimes: withdrawn ? null : await freeTimesFacts(given, id, today),
      pictures: withdrawn ? [] : await waitingPictures(given, id),
      unpressed: (await suspectPractices(read, now)).find((one) => one.practiceId === id)?.count ?? 0,
      waiting: withdrawn ? [] : await requestsWith(services, id),
      answers: await readPracticeAnswers(services, id),
      requests: requests.map((one) => ({ ...one, day: formatInstantDay(one.receivedAt) })),
      reviews: reviews.map((one) => ({ ...one, day: formatInstantDay(one.receivedAt) })),
      lines: (await practiceLines(read, id, { limit: 60 })).map((line) => ({
        at: line.at,
        words: `${lineInWords(line)}${/^\d+$/.test(line.about) ? "" : ` (${line.about})`}`,
      })),
    };
  });
}

const NOBODY = { name: "", number: "", scope: "", until: "", seenOn: "" };

const WHY: Readonly<Record<string, string>> = {
  source: "no source has them any more.",
  undone: "the import that brought them was undone.",
};

/** 404 where the address names none. */
export function practiceNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw data(null, { status: 404 });
}

/** What they paste into their own website; null where their listing names none, which alone may show it. */
async function embedFacts(
  { database, publicUrl }: Pick<AtDesk["services"], "database" | "publicUrl">,
  practice: Practice,
) {
  const sites = await framingSites(database.read, practice.id);
  const hosts = [...framingOrigins(practice.website), ...sites].map((origin) => new URL(origin).host);
  if (hosts.length === 0) return null;
  const [script, frame] = embedLines(publicUrl, practice);
  return { hosts: listInWords(hosts), script, frame };
}

const PATIENTS = {
  on: "Patients book at once.",
  asked: "Patients ask for a time, and they confirm.",
  off: "Off. They can turn them on again with their link.",
} as const;

/** What patients can do with their free times; null where they have never said when patients can book. */
async function freeTimesFacts({ services }: AtDesk, id: number, today: string) {
  const stated = await findFreeTimes(services.database.read, id);
  if (!stated) return null;
  const notOn = stated.rules.notOn.filter(({ to }) => to >= today);
  return {
    state: stated.state,
    words: PATIENTS[stated.state],
    daysOff: notOn.length === 0 ? "" : daysOffInWords({ notOn }),
  };
}

async function alikeTo({ services }: AtDesk, id: number) {
  const pairs = await alikePairs(services, id);
  const others = pairs.map(({ pair, why }) => ({ other: pair[0] === id ? pair[1] : pair[0], why }));
  const found = await practicesById(
    services.database.read,
    others.map(({ other }) => other),
  );
  return Promise.all(
    found.map(async ({ id: other, name }) => ({
      other,
      name,
      why: others.find((one) => one.other === other)!.why.join(", ") || "alike by name and place",
      version: await practiceVersion(services.database.read, [id, other]),
    })),
  );
}

async function waitingPictures({ services }: AtDesk, id: number) {
  const pictures = await practicePictures(services.database.read, id);
  return pictures
    .filter(({ isShown }) => !isShown)
    .map((picture) => ({
      id: pictureId(picture),
      path: `${DESK_PRACTICES_PATH}/${id}/pictures/${picture.hash}`,
      alt: picture.alt,
      caption: picture.caption,
      width: picture.width,
      height: picture.height,
      sent: formatInstantDay(picture.sentAt),
    }));
}

/** Sends a picture as JPEG, also while it waits for our staff. */
export function practicePicture({ context, params: { id: text, hash } }: Picture.LoaderArgs) {
  return atDesk(context, async ({ services }) => {
    const { read } = services.database;
    const id = practiceNumber(text);
    const picture = (await practicePictures(read, id)).find((one) => one.hash === hash);
    const width = picture?.widths.at(-1);
    const bytes = picture && (await fileOfPicture(read, picture, { format: "jpg", width: width! }));
    if (!bytes) throw data(null, { status: 404 });
    return new Response(new Uint8Array(bytes), {
      headers: { "Content-Type": "image/jpeg", "Cache-Control": "no-store" },
    });
  });
}
