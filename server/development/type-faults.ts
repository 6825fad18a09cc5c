import { relative } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { type ChangedFiles, openTypeChecker, type TypeChecker, type TypeFault } from "./type-checker.ts";

/** A file that more import than these is checked with so many of them, so that a fault is shown at once. */
const MOST_IMPORTERS = 30;

/**
 * Checks the types of a file that is saved, and of what imports it. What is wrong is in the terminal, and in a panel over
 * the page once it has loaded again, unless the page itself couldn't be shown: `isPageBroken` then, and Vite says why.
 */
export function typeFaults(isPageBroken: () => boolean): Plugin {
  return {
    name: "niho-type-faults",
    configureServer(server) {
      const { root } = server.config;
      const opened = openTypeChecker(root);
      opened.catch((error: unknown) => console.error("Types aren’t checked:", error));
      const checks = checkInTurn(opened, root);
      server.watcher.on("add", (file) => note(file, "created"));
      server.watcher.on("change", (file) => note(file, "changed"));
      server.watcher.on("unlink", (file) => note(file, "deleted"));
      function note(file: string, change: keyof ChangedFiles): void {
        if (/\.tsx?$/.test(file)) checks.check(file, change, importersOf(server, file));
      }
      server.environments.client.hot.on("vite:client:connect", (_, client) => {
        void checks.latest().then(([fault]) => {
          if (fault && !isPageBroken()) client.send({ type: "error", err: inPanel(fault) });
        });
      });
      server.httpServer?.once("close", () => {
        void opened.then((checker) => checker.close()).catch(() => undefined);
      });
    },
  };
}

/** One check after the other, each of all that has changed since. `latest` waits for the last one. */
function checkInTurn(opened: Promise<TypeChecker>, root: string) {
  let changes = noChanges();
  const toCheck = new Set<string>();
  let faults: readonly TypeFault[] = [];
  let lastCheck: Promise<void> = Promise.resolve();

  async function checkAll(): Promise<void> {
    if (toCheck.size === 0) return;
    const [changed, files] = [changes, [...toCheck]];
    changes = noChanges();
    toCheck.clear();
    const found = await (await opened).check(changed, files);
    if (found.length > 0) console.error(found.map((fault) => inOneLine(fault, root)).join("\n"));
    else if (faults.length > 0) console.log("The types fit again.");
    faults = found;
    // What is wrong in another file may be mended by the next change.
    for (const { file } of found) toCheck.add(file);
  }

  return {
    check(file: string, change: keyof ChangedFiles, importers: readonly string[]): void {
      changes[change].push(file);
      for (const one of [file, ...importers]) toCheck.add(one);
      lastCheck = lastCheck
        .then(checkAll)
        .catch((error: unknown) => console.error("Types aren’t checked:", error));
    },
    latest: () => lastCheck.then(() => faults),
  };
}

function noChanges(): ChangedFiles {
  return { created: [], changed: [], deleted: [] };
}

/** The files that import it as the server reads them. */
function importersOf(server: ViteDevServer, file: string): string[] {
  const modules = [...(server.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])];
  const importers = modules.flatMap((module) => [...module.importers]).map((module) => module.file);
  return importers.filter((one) => one !== null && /\.tsx?$/.test(one)).slice(0, MOST_IMPORTERS) as string[];
}

/** `app/about/about-page.tsx:41:7 Type 'string' is not assignable to type 'number'.` */
function inOneLine({ file, line, column, message }: TypeFault, root: string): string {
  return `${relative(root, file)}:${line}:${column} ${message}`;
}

function inPanel({ file, line, column, message }: TypeFault): ErrorPayload["err"] {
  return { message, stack: "", id: file, loc: { file, line, column }, plugin: "types" };
}
