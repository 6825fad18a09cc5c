import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./support/running-site.ts";

/**
 * `npm run scan`: starts the site on sample practices and lets loose on it whichever scanners the system has. Reads
 * their reports; ends with 1 when one of them found more than a remark. What is not installed is left out, and said.
 * `docs/security.md` says what they are and what they found last.
 */
type Scanner = {
  /** Gives its version on the first line that has one. */
  version: readonly string[];
  /** How often it runs, and with what; `folder` is its own. */
  runs: (url: string, folder: string) => (readonly string[])[];
  /** Everything above a remark, a line each, read from what it left in its folder. */
  findings: (folder: string) => string[];
};

const SCANNERS: Record<string, Scanner> = {
  /** Crawls, then tries each form and parameter with injections of every kind. */
  wapiti: {
    version: ["--version"],
    runs: (url, folder) => [
      [
        "-u",
        `${url}/`,
        "-m",
        WAPITI_MODULES,
        "--flush-session",
        "--no-bugreport",
        "--store-session",
        folder,
        "-f",
        "json",
        "-o",
        join(folder, "report.json"),
        "-d",
        "5",
        "--max-files-per-dir",
        "20",
        "--max-links-per-page",
        "80",
        "--max-scan-time",
        "600",
        "--max-attack-time",
        "120",
      ],
    ],
    findings(folder) {
      const { vulnerabilities, anomalies } = JSON.parse(
        readFileSync(join(folder, "report.json"), "utf8"),
      ) as WapitiReport;
      return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([name, found]) =>
        found
          .filter(({ level }) => level > 0)
          .map(({ method, path, info }) => `${name}: ${method} ${path}: ${info}`)
          .filter((line) => !EXPECTED.some(([expected]) => expected.test(line))),
      );
    },
  },
  /** Asks for a database's answer through every parameter that reaches a query. */
  sqlmap: {
    version: ["--version"],
    runs: (url, folder) =>
      QUERIES.map(([path, ...more], at) => [
        "-u",
        url + path!,
        ...more,
        "--batch",
        "--technique=BEU",
        "--flush-session",
        "--disable-coloring",
        "--output-dir",
        folder,
        "--results-file",
        join(folder, `${at}.csv`),
      ]),
    findings: (folder) =>
      QUERIES.flatMap((_, at) => {
        const file = join(folder, `${at}.csv`);
        if (!existsSync(file)) return [`no report of ${QUERIES[at]![0]}`];
        const [, ...rows] = readFileSync(file, "utf8").split("\n");
        return rows.filter((row) => row.trim() !== "");
      }),
  },
  /** Holds on to connections in four ways; the last column is whether the site answered others meanwhile. */
  slowhttptest: {
    version: ["-h"],
    runs: (url, folder) =>
      Object.entries(SLOW_WAYS).map(([way, options]) => [
        "-c",
        "500",
        "-r",
        "100",
        "-l",
        "30",
        "-p",
        "5",
        "-u",
        url,
        ...options,
        "-g",
        "-o",
        join(folder, way),
      ]),
    findings: (folder) =>
      Object.keys(SLOW_WAYS).flatMap((way) => {
        const [, ...rows] = readFileSync(join(folder, `${way}.csv`), "utf8")
          .trim()
          .split("\n");
        const away = rows.filter((row) => row.trim().endsWith(",0")).length;
        return away === 0 ? [] : [`${way}: not available in ${away} of ${rows.length} seconds`];
      }),
  },
};

/** All that need no server of others on the internet, no list of names and no sign-in. */
const WAPITI_MODULES =
  "backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss";

type WapitiReport = Record<
  "vulnerabilities" | "anomalies",
  Record<string, { method: string; path: string; info: string; level: number }[]>
>;

/** What a scanner finds and is none: what its line has, and the reason. */
const EXPECTED: readonly (readonly [line: RegExp, reason: string])[] = [
  [
    /X-XSS-Protection/,
    "No browser reads it any more, and those that did could be led astray by it; we have a policy.",
  ],
  [
    /Strict-Transport-Security/,
    "Only where PUBLIC_URL is https, which a local start is not: server/headers.test.ts.",
  ],
];

const QUERIES: readonly (readonly string[])[] = [
  ["/directory?q=a&location=nelson&service=invisalign&language=samoan&near=taupo&sort=name&page=1"],
  ["/search?q=nelson"],
  ["/compare?ids=1&location=nelson&price=2"],
  ["/blog/search?q=cost"],
  ["/dentists/1*"],
  ["/locations/nelson*"],
  ["/booking-success?reference=NIHO-7K4Q-2WXR-6M"],
  ["/newsletter/unsubscribe?token=abc"],
  [
    "/contact?send",
    "--data",
    "name=a&email=a@patient.example&subject=a&category=general&message=a",
    "-p",
    "category,submission-id",
  ],
];

const SLOW_WAYS: Readonly<Record<string, readonly string[]>> = {
  headers: ["-H", "-i", "5", "-t", "GET"],
  bodies: ["-B", "-i", "5", "-t", "POST", "-s", "60000"],
  ranges: ["-R", "-t", "HEAD"],
  reading: ["-X", "-w", "10", "-y", "20", "-n", "5", "-z", "32", "-k", "3"],
};

let isFound = false;
for (const [name, scanner] of Object.entries(SCANNERS)) {
  const version = versionOf(name, scanner);
  if (version === undefined) console.log(`${name}: not installed, left out`);
  else {
    const findings = await scan(name, scanner);
    isFound ||= findings.length > 0;
    console.log(
      `${name} ${version}: ${findings.length === 0 ? "nothing found" : `${findings.length} found`}`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
}
process.exitCode = isFound ? 1 : 0;

function versionOf(name: string, { version }: Scanner): string | undefined {
  const { error, stdout, stderr } = spawnSync(name, version, { encoding: "utf8" });
  return error ? undefined : (/\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? "");
}

/** Each on a site of its own, so that none is refused for what another has posted. */
async function scan(name: string, { runs, findings }: Scanner): Promise<string[]> {
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "12", LOG_LEVEL: "error" } });
  const folder = mkdtempSync(join(tmpdir(), `niho-scan-${name}-`));
  try {
    const before = site.output();
    for (const words of runs(site.url, folder)) await run(name, words);
    const isAlive = (await fetch(`${site.url}/healthz`).catch(() => undefined))?.status === 200;
    const logged = site.output().slice(before.length).trim();
    return [
      ...findings(folder),
      ...(isAlive ? [] : ["the site no longer answers"]),
      ...(logged === "" ? [] : [`errors in the log: ${logged.slice(0, 300)}`]),
    ];
  } finally {
    await site.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Their exit codes say little; their reports are what counts. */
function run(name: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, words, { stdio: "ignore" });
    child.on("error", reject);
    child.on("exit", () => resolve());
  });
}
