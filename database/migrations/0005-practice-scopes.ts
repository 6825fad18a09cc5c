import { type Kysely, sql } from "kysely";

/**
 * The titles of specialists in a table of their own, so that looking for them reads no profiles. Those of the
 * practices that are here already are taken out of their profiles.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("practice_scopes")
    .addColumn("practice_id", "integer", (column) => column.notNull())
    .addColumn("scope", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("practice_scopes_key", ["practice_id", "scope"] as never[])
    .addForeignKeyConstraint(
      "practice_scopes_belongs_to_practices",
      ["practice_id"] as never[],
      "practices",
      ["id"],
      (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
  await (kind === "sqlite" ? FROM_PROFILES_SQLITE : FROM_PROFILES_POSTGRES).execute(db);
}

const FROM_PROFILES_SQLITE = sql`
  insert into practice_scopes (practice_id, scope)
  select distinct practice_id, json_extract(person.value, '$.specialistScope')
  from practice_profiles, json_each(profile, '$.practitioners') as person
  where json_extract(person.value, '$.specialistScope') is not null
`;

const FROM_PROFILES_POSTGRES = sql`
  insert into practice_scopes (practice_id, scope)
  select distinct practice_id, person ->> 'specialistScope'
  from practice_profiles, jsonb_array_elements(profile::jsonb -> 'practitioners') as person
  where person ->> 'specialistScope' is not null
`;
