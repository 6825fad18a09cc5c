import { getRequestListener } from "@hono/node-server";
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import type { Log } from "#services/log.ts";
import type { ModuleRunner } from "vite/module-runner";
import { inOneSentence } from "#database/files/file-problem.ts";
import { readConfig, useNewZealandTime } from "./config.ts";
import { lostDatabase } from "./development/lost-database.ts";
import { typeFaults } from "./development/type-faults.ts";
import { withViteClient } from "./development/vite-client.ts";
import { withPlaceOfImport } from "./development/wrong-imports.ts";
import { openLog } from "./log/log.ts";
import { startServices } from "./services.ts";
import type { createSite } from "./site.ts";
import { unknownInWords } from "./unknown-variables.ts";

/**
 * `npm run dev`: the same site within Vite's server. A file that is saved takes effect at once, and open pages load
 * again. What `startServices` has started, as the index of practices, the outbox and the jobs, stays as it was until the
 * next start. What fails is shown with file, line and message, in the terminal and in the browser.
 */
useNewZealandTime();
const config = readConfig();
for (const unknown of config.unknown) console.error(unknownInWords(unknown));
const { log: writeLine } = openLog(config.logLevel);
/** Unlike the log of a site that has visitors, with the messages of errors. */
const log: Log = (event) => ("error" in event ? console.error(event.event, event.error) : writeLine(event));
const running = await startServices(config, log).catch(exitWith);
/** Reads the sources for Vite's server, which is another one once its configuration has changed. */
let runner: ModuleRunner;
let isBroken = false;
/** Whether the last page that was asked for since a file was saved could not be shown. */
let isPageBroken = false;
let lastTurn: Promise<unknown> = Promise.resolve();
const vite = await createServer({
  appType: "custom",
  // Else Vite would begin anew for each rule that the configuration imports, and show its faults in the terminal alone.
  configLoader: "native",
  clearScreen: false,
  plugins: [
    siteInVite(),
    reloadOpenPages(),
    typeFaults(() => isPageBroken),
    lostDatabase(running.services.database, () => isPageBroken),
  ],
  server: {
    // It would otherwise listen on every interface.
    host: config.hosts[0]!,
    port: config.port,
    strictPort: true,
    allowedHosts: [new URL(config.publicUrl).hostname],
  },
});
await vite.listen();
running.startClock();
console.log(`Niho (development) is at ${config.publicUrl}`);

/** What is wrong with the database is said in the words of `npm start`; where the fault is ours, the stack says more. */
function exitWith(error: Error & { mend?: string; code?: unknown }): never {
  const isOurs = error.mend === undefined && error.code === undefined;
  console.error(isOurs ? error : `The site can’t start: ${inOneSentence(error)} ${error.mend ?? ""}`.trim());
  process.exit(1);
}

/** The site as the sources are now. */
async function newestSite(): Promise<{ createSite: typeof createSite }> {
  // React Router reads the routes by itself, and tells their faults in the terminal alone.
  await runner.import("./app/routes.ts");
  return runner.import("./server/site.ts");
}

/** One after the other: what reads sources while another does may get some of them as they were, some as they are. */
function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(read);
  lastTurn = turn.then(
    () => (isBroken = false),
    () => (isBroken = true),
  );
  return turn;
}

/** Answers what Vite has no file for, before React Router's own server would. What fails goes to Vite, which shows it. */
function siteInVite(): Plugin {
  return {
    name: "niho-site",
    enforce: "pre",
    configureServer(server) {
      runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
      server.middlewares.use("/after-load.js", (_, response) => {
        response.setHeader("Content-Type", "text/javascript").end(AFTER_LOAD);
      });
      return () =>
        void server.middlewares.use((request, response, next) => {
          const listener = getRequestListener(answer, {
            overrideGlobalObjects: false,
            errorHandler: (error) => {
              isPageBroken = true;
              next(withPlaceOfImport(error, sourcesOf(server)));
            },
          });
          void listener(request, response);
        });
    },
  };
}

/**
 * Only the build makes this script, and its worker must not cache pages that are being changed.
 * Without shared workers Vite waits for a server that begins anew in the page itself; the policy of pages forbids its worker.
 */
const AFTER_LOAD = "delete globalThis.SharedWorker;";

function sourcesOf({ environments: { ssr } }: ViteDevServer): string[] {
  return [...ssr.moduleGraph.fileToModulesMap.keys()].filter((file) =>
    /^(?!.*\/node_modules\/).*\.tsx?$/.test(file),
  );
}

async function answer(asked: Request): Promise<Response> {
  const failures: unknown[] = [];
  const logOfRequest: Log = (event) => {
    if (event.event === "page failed") failures.push(event.error);
    else log(event);
  };
  const map = { origins: config.map.origins, tiles: running.tiles };
  const site = await inTurn(async () =>
    (await newestSite()).createSite(
      { ...running.services, log: logOfRequest },
      { clientFiles: null, isReady: () => true, map },
    ),
  );
  // Something is put into the page, which must not be compressed by then.
  asked.headers.delete("Accept-Encoding");
  const response = await site.fetch(asked);
  // The page that visitors would get says nothing of it.
  if (failures.length > 0) throw failures[0];
  return withViteClient(response, config.publicUrl);
}

/** Pages come from the server alone, so Vite finds no module of theirs in the browser that it could replace. */
function reloadOpenPages(): Plugin {
  return {
    name: "niho-reload-open-pages",
    hotUpdate({ file, modules, server, type }) {
      isPageBroken = false;
      // A file that is new may be one that was missed.
      const isMissed = type === "create" && /\.(tsx?|css|md)$/.test(file) && isBroken;
      if (isMissed) this.environment.moduleGraph.invalidateAll();
      // Vite replaces a style in the open page by itself.
      const isChanged =
        this.environment.name === "ssr" ? modules.length > 0 : modules.some((module) => module.type === "js");
      if (!isMissed && !isChanged) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}
