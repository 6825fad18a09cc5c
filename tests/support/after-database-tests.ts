import { dropSchemasOf } from "./fresh-schema.ts";

/** After the last test PostgreSQL is as it was: the schemas that workers kept for their next test go. */
export default function afterDatabaseTests(): () => Promise<void> {
  return async () => {
    const { TEST_DATABASE_URL: url = "" } = process.env;
    if (url !== "") await dropSchemasOf(process.pid, url);
  };
}
