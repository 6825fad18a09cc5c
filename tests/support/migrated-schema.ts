import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openPostgres } from "#database/postgres.ts";
import { TEST_KEYS } from "./sealing.ts";
import { ask, type FreshSchema, freshSchema } from "./fresh-schema.ts";

/** Schemas as migrating leaves them, which tests of this worker have given back. */
const ready: Migrated[] = [];

/** `database` stays open from test to test: a connection of its own for each costs the server 40 ms of CPU time. */
type Migrated = FreshSchema & { form: string; database: Database };

/**
 * A schema with its tables made and nothing in them, nobody else's until it is dropped. Emptying one for the next test
 * takes a fraction of the CPU time of making one; one whose tables a test has changed goes.
 */
export async function migratedSchema(url: string): Promise<FreshSchema> {
  const schema = await takeMigrated(url);
  return { ...schema, drop: () => giveBack(url, schema) };
}

/**
 * Opens such a schema. Once it is closed, what was under way has ended and all else fails, as at any closed database; its
 * connections stay open for the next test.
 */
export async function openMigratedSchema(
  url: string,
): Promise<{ database: Database; drop: () => Promise<void> }> {
  const schema = await takeMigrated(url);
  const inFlight = new Set<Promise<unknown>>();
  let current = schema.database;
  const database: Database = {
    ...schema.database,
    get read() {
      return current.read;
    },
    transact(work) {
      const result = current.transact(work).finally(() => inFlight.delete(result));
      inFlight.add(result);
      return result;
    },
    snapshot: (work) => current.snapshot(work),
    scrub: () => current.scrub(),
    async close() {
      current = openPostgres(schema.url);
      await current.close();
      await Promise.allSettled(inFlight);
    },
  };
  return {
    database,
    async drop() {
      await database.close();
      await giveBack(url, schema);
    },
  };
}

async function takeMigrated(url: string): Promise<Migrated> {
  return ready.pop() ?? (await makeMigrated(url));
}

async function giveBack(url: string, schema: Migrated): Promise<void> {
  const isAsBefore = (await empty(url, schema.name).catch(() => "")) === schema.form;
  if (isAsBefore) return void ready.push(schema);
  await schema.database.close();
  await schema.drop();
}

async function makeMigrated(url: string): Promise<Migrated> {
  const schema = await freshSchema(url);
  const database = openPostgres(schema.url);
  await migrate(database);
  return { ...schema, database, form: await empty(url, schema.name) };
}

/** Empties the tables that have something in them, begins every count anew, and says what form all of it has. */
async function empty(url: string, name: string): Promise<string> {
  const [row] = await ask(url, `set search_path to ${name}; ${EMPTY}; ${FORM}`);
  return row!["form"]!;
}

const KEYS = Object.entries(TEST_KEYS)
  .map(([name, wrapped]) => `('${name}', '${wrapped}')`)
  .join(", ");

/**
 * A test that still holds a table has left something open. Rows are deleted past all triggers and keys where that is
 * allowed, for a tenth of the CPU time of truncating, which makes every table anew that refers to one of these; that is
 * done once deleted rows have become many.
 */
const EMPTY = `
  do $$
  declare
    -- Asked for once, and first: the size of a table of another test waits for that test.
    own constant oid := current_schema()::regnamespace;
    filled text[];
    size bigint;
    one text;
  begin
    set local lock_timeout = '2s';
    select array_agg(quote_ident(relname)), max(pg_relation_size(oid)) into filled, size from pg_class
    where relnamespace = own and relkind = 'r' and pg_relation_size(oid) > 0
    and relname not in ('schema_migrations', 'data_version', 'free_times_version', 'site_keys');
    begin
      if size < 500000 then
        set local session_replication_role = replica;
        foreach one in array filled loop execute 'delete from ' || one; end loop;
        filled := null;
      end if;
    exception when insufficient_privilege then null;
    end;
    if filled is not null then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    perform setval(seqrelid::regclass, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
    where relnamespace = own;
    delete from site_keys;
    insert into site_keys (name, wrapped_key) values ${KEYS};
  end $$`;

/** Every column of every table and index, every constraint and trigger, and what migrating has written. */
const FORM = `
  with relations as (select oid, relname from pg_class where relnamespace = (select current_schema()::regnamespace)),
  parts as (
    select concat_ws(' ', relname, attname, atttypid, attnotnull, attisdropped) as part
    from relations join pg_attribute on attrelid = oid
    union all select concat_ws(' ', relname, conname) from relations join pg_constraint on conrelid = relations.oid
    union all select concat_ws(' ', relname, tgname, tgenabled) from relations join pg_trigger on tgrelid = relations.oid
    union all select name from schema_migrations
    union all select concat_ws(' ', 'data_version', id) from data_version
    union all select concat_ws(' ', 'free_times_version', id) from free_times_version
  )
  select md5(string_agg(part, ',' order by part)) as form from parts`;
