import type { Plugin } from "vite";
import type { Database } from "#database/database.ts";

/** Milliseconds from one look to the next: a developer is told within two seconds. */
const LOOK_EVERY = 1_000;

/**
 * Says in the terminal, and in a panel over each open page, that the database has gone. Pages are shown from memory, so
 * they'd look as if all were well. Once it answers, they load again.
 */
export function lostDatabase(database: Database, isPageBroken: () => boolean): Plugin {
  return {
    name: "niho-lost-database",
    configureServer(server) {
      const { hot } = server.environments.client;
      let lost: string | null = null;
      const panel = (message: string) => ({ type: "error" as const, err: { message, stack: "" } });

      async function look(): Promise<void> {
        // A read alone would still be answered out of a file that has been moved away.
        const found = await database.transact(async () => null).catch(errorInWords);
        if (found !== null && lost === null) {
          console.error(found);
          hot.send(panel(found));
        } else if (found === null && lost !== null) {
          console.log("The database answers again.");
          hot.send({ type: "full-reload" });
        }
        lost = found;
        setTimeout(() => void look(), LOOK_EVERY).unref();
      }

      hot.on("vite:client:connect", (_, client) => {
        if (lost !== null && !isPageBroken()) client.send(panel(lost));
      });
      setTimeout(() => void look(), LOOK_EVERY).unref();
    },
  };
}

function errorInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `The database doesn’t answer: ${message}\nPages come from memory, and no forms are kept.`;
}
