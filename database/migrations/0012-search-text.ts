import type { Kysely } from "kysely";

/** At a time: a million practices are rewritten in some minutes and little memory. */
const BATCH = 500;

/**
 * A typed search looked through spellings that no visitor sees: "city" found every practice in "Wellington City". The
 * text is made anew from the name, the suburb, the place, whose slug is its folded name, and the people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const all = db as unknown as Kysely<Tables>;
  for (let after = 0; ;) {
    const rows = await all
      .selectFrom("practices")
      .innerJoin("practice_profiles", "practice_profiles.practice_id", "practices.id")
      .select(["id", "name_folded", "suburb", "place", "profile"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    for (const row of rows) {
      await all
        .updateTable("practices")
        .set({ search_text: textOf(row) })
        .where("id", "=", row.id)
        .execute();
    }
    after = last;
  }
}

type Tables = {
  practices: { id: number; name_folded: string; suburb: string; place: string; search_text: string };
  practice_profiles: { practice_id: number; profile: string };
};

function textOf(row: { name_folded: string; suburb: string; place: string; profile: string }): string {
  const { practitioners } = JSON.parse(row.profile) as { practitioners: { name: string }[] };
  const texts = [row.suburb, row.place, ...practitioners.map(({ name }) => name)].map(fold);
  return [...new Set([row.name_folded, ...texts].join(" ").split(" "))].join(" ");
}

/** As `domain/text.ts` had it in November 2026. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘ʻ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
