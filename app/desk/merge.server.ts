import { data } from "react-router";
import { placeBySlug } from "#content/places.ts";
import { practicePictures } from "#database/practices/practice-pictures.ts";
import { practicesById } from "#database/practices/practices.ts";
import { findWithdrawn } from "#database/practices/withdrawn.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { alikePairs } from "#services/desk/practice-checks.ts";
import { noteLook, othersAt } from "#services/desk/looks.ts";
import { mergedRows } from "#services/desk/practice-facts.ts";
import { practiceVersion } from "#services/desk/practice-version.ts";
import type { Route } from "./+types/merge-page.ts";
import { atDesk } from "./guard.server.ts";
import { practiceNumber } from "./practice.server.ts";

/** Two listings side by side, and which fact of each would be shown if they were one. The first stays. */
export function readPair({ context, params: { id: keptText, other: goneText } }: Route.LoaderArgs) {
  return atDesk(context, async ({ services, staff }) => {
    const { read } = services.database;
    const [keptId, goneId] = [practiceNumber(keptText), practiceNumber(goneText)];
    const [[kept], [gone]] = [await practicesById(read, [keptId]), await practicesById(read, [goneId])];
    if (!kept || !gone || keptId === goneId) throw data(null, { status: 404 });
    const withdrawn = (await findWithdrawn(read, keptId)) ?? (await findWithdrawn(read, goneId));
    for (const id of [keptId, goneId])
      await noteLook(services, staff, { command: "practice show", about: String(id) });
    const pictures = await practicePictures(read, goneId);
    const alike = (await alikePairs(services, keptId)).find(({ pair }) => pair.includes(goneId));
    const side = ({ id, name, place, hasJoined }: typeof kept) => {
      return { id, name, town: placeBySlug(place).name, hasJoined };
    };
    return {
      now: services.now(),
      version: await practiceVersion(read, [keptId, goneId]),
      others: await othersAt(services, staff, String(keptId)),
      kept: side(kept),
      gone: side(gone),
      why: alike?.why.join(", ") ?? "",
      rows: await mergedRows(read, { kept, gone }, newZealandDay(services.now())),
      /** Why nothing is to be decided, where one is not listed any more. */
      isOver: withdrawn
        ? withdrawn.mergedInto === null
          ? `Practice ${withdrawn.id} isn’t listed any more.`
          : `Practice ${withdrawn.id} is practice ${withdrawn.mergedInto}.`
        : null,
      pictures: pictures.length,
      reviews: gone.reviewCount,
      /** Only the practice that would go has joined. Joined practices have to stay. */
      isWrongWay: gone.hasJoined && !kept.hasJoined,
    };
  });
}
