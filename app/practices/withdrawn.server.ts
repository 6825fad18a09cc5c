import type { Kysely } from "kysely";
import { placeBySlug } from "#content/places.ts";
import { findWithdrawn } from "#database/practices/withdrawn.ts";
import type { Schema } from "#database/schema.ts";

/** A practice that was listed once: what its address still says. */
export type WithdrawnView = { name: string; place: { slug: string; name: string } };

/** Undefined where the practice is listed, or never was. */
export async function findWithdrawnView(
  db: Kysely<Schema>,
  id: number | undefined,
): Promise<WithdrawnView | undefined> {
  const practice = id === undefined ? undefined : await findWithdrawn(db, id);
  if (!practice) return undefined;
  const { slug, name } = placeBySlug(practice.place);
  return { name: practice.name, place: { slug, name } };
}
