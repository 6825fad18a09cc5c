import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API, type Diagnostic, DiagnosticCategory, type Snapshot } from "typescript-7/unstable/async";

/** A place where types don't fit, in a file by its absolute path; line and column begin at 1. */
export type TypeFault = { file: string; line: number; column: number; message: string };

/** Files, as absolute paths, that have become others since the last check. */
export type ChangedFiles = { created: string[]; changed: string[]; deleted: string[] };

export type TypeChecker = {
  /** Reads what has changed, and gives what is wrong in these files. */
  check: (changes: ChangedFiles, files: readonly string[]) => Promise<TypeFault[]>;
  close: () => Promise<void>;
};

/**
 * The compiler, kept open as an editor keeps it. Once it has read the project (3 s of processor time, 500 MB) it checks a
 * file in a quarter of a second. `tsc --watch` checks whatever imports the file too: 22 s and 2 GB for the same change.
 */
export async function openTypeChecker(root: string): Promise<TypeChecker> {
  const api = new API({ cwd: root });
  const project = join(root, "tsconfig.json");
  let sources: Snapshot = await api.updateSnapshot({ openProjects: [project] });

  async function faultsIn(file: string): Promise<TypeFault[]> {
    const program = sources.getProject(project)?.program;
    // Vite tells a syntax error to those who open the page.
    if (!program || !existsSync(file) || (await program.getSyntacticDiagnostics(file)).length > 0) return [];
    const found = await program.getSemanticDiagnostics(file);
    const text = readFileSync(file, "utf8");
    return found
      .filter(({ category }) => category === DiagnosticCategory.Error)
      .map((one) => ({ file, ...placeAt(text, one.pos), message: inLines(one) }));
  }

  return {
    async check(fileChanges, files) {
      const former = sources;
      sources = await api.updateSnapshot({ fileChanges });
      await former.dispose();
      return (await Promise.all(files.map(faultsIn))).flat();
    },
    close: () => api.close(),
  };
}

/** `placeAt("a\nbc", 3)` is line 2, column 2. */
function placeAt(text: string, position: number): Pick<TypeFault, "line" | "column"> {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The message, with its reasons below it as the compiler prints them. */
function inLines({ text, messageChain = [] }: Diagnostic, indent = ""): string {
  return [`${indent}${text}`, ...messageChain.map((reason) => inLines(reason, `${indent}  `))].join("\n");
}
