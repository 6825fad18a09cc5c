import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPostgres } from "#database/postgres.ts";
import { onPostgres } from "./databases.ts";
import { migratedSchema } from "./migrated-schema.ts";

onPostgres("Tables that a test has given back", (server) => {
  test("are empty for the next test and count anew, and are nobody's once a test changed their form", async () => {
    const first = await leaveBehind(
      sql`insert into article_reads (article_id, day, reads) values (1, '2026-11-20', 7)`,
    );
    const second = await migratedSchema(server);
    expect(second.url).toBe(first);
    const database = openPostgres(second.url);
    expect(await database.read.selectFrom("article_reads").selectAll().execute()).toEqual([]);
    await database.close();
    await second.drop();
    for (const change of [
      sql`alter table article_reads add column words text`,
      sql`drop trigger reviews_are_news on reviews`,
      sql`insert into schema_migrations (name) values ('9999-later')`,
    ]) {
      const changed = await leaveBehind(change);
      const next = await migratedSchema(server);
      expect(next.url).not.toBe(changed);
      await next.drop();
    }
  });

  async function leaveBehind(change: ReturnType<typeof sql>): Promise<string> {
    const schema = await migratedSchema(server);
    const database = openPostgres(schema.url);
    await change.execute(database.read);
    await database.close();
    await schema.drop();
    return schema.url;
  }
});
