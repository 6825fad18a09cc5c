import cluster from "node:cluster";
import { BlockList, isIP } from "node:net";
import { availableParallelism, networkInterfaces, totalmem } from "node:os";
import { resolve } from "node:path";
import { MINUTE } from "#domain/durations.ts";
import type { Operator } from "#content/operator.ts";
import type { DeskMember } from "#domain/desk-member.ts";
import type { BackupHook } from "#outbox/jobs/hand-over-backup.ts";
import type { LogThreshold } from "./log/log.ts";
import { isTilesFile } from "./map/tiles-file.ts";
import { contradicting, readMembers, readOperator, readSite } from "./operator-variables.ts";
import { type UnknownVariable, unknownVariables } from "./unknown-variables.ts";
import {
  checkUrl,
  ConfigProblem,
  readAddress,
  readChoice,
  readOrigins,
  readSecret,
  readSecrets,
  readSecretFile,
  type Value,
} from "./variables.ts";

/** The operator's settings, read once from the environment: `docs/operating.md` has the table. */
export type Config = {
  port: number;
  /** Addresses to listen on. */
  hosts: readonly string[];
  /** File descriptors on which a supervisor listens for this process. Where there are any, hosts and port do not count. */
  sockets: readonly number[];
  /** Absolute. */
  dataDir: string;
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined: messages are files in `dataDir/mail`. */
  smtpUrl: string | undefined;
  /** Texts beside mails; null: none go. `gateway` is null where they are files in `dataDir/texts`, as mail is in `dataDir/mail`. */
  texts: {
    gateway: { url: string; body: string } | null;
    /** Bearer of replies. Undefined: texts name a page that ends them. */
    inboundToken: string | undefined;
    /** What the gateway calls the sender and the words of a reply. Null: by the names of known gateways. */
    replyNames: { from: string; text: string } | null;
    aDay: number;
  } | null;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Undefined: made once and kept in `dataDir/secret`. */
  appSecret: string | undefined;
  /** What it was before, and what it will be: they open, and don't seal. */
  oldSecrets: readonly string[];
  trustedProxies: BlockList;
  /** `direct`: requests go to a practice at once. `desk`: our own people send each one on. */
  routing: "direct" | "desk";
  /** Reviews of patients: `on`, with words; `marks`, stars and answers alone; `off`, no new ones. */
  reviews: "on" | "marks" | "off";
  /** Free times of practices: `on`; `asked`, shown and never confirmed at once; `off`. */
  freeTimes: "on" | "asked" | "off";
  /** The address that gets an email about what is late. */
  escalationEmail: string;
  /** How many sample practices an empty database gets; 0 for none. */
  samplePractices: number;
  /** How many processes serve. */
  workers: number;
  /** Milliseconds from one backup to the next. */
  backupEvery: number;
  /** The program that gets each new backup. Undefined: they stay in `dataDir/backups`. */
  backupHook: BackupHook | undefined;
  /** The selector under which the mail server's DKIM key is published, for `doctor`. */
  dkimSelector: string | undefined;
  /** From which level on the log is written. */
  logLevel: LogThreshold;
  /** Bearer token for `/metrics`. Undefined: there is no such address. */
  metricsToken: string | undefined;
  map: MapConfig;
  /** Origins of the operator's own network at which practices may have their calendars. */
  calendarPrivateHosts: readonly string[];
  /** Whether every name below the site's own is on https too, and browsers are told so. */
  hstsSubdomains: boolean;
  /** Variables that are set and mean nothing, though they look like ours. */
  unknown: readonly UnknownVariable[];
  /** Who runs the site: the privacy notices name them. */
  operator: Operator;
  /** Where they say so; null without `SITE_FILE`. `unset`: its fields that say nothing. `contradicting`: variables that say otherwise. */
  siteFile: { path: string; unset: readonly string[]; contradicting: readonly string[] } | null;
  /** Who may sign in at the desk by a mailed link. */
  deskMembers: readonly DeskMember[];
};

/** Style and tiles of the interactive map, beside those that come with the site. */
type MapConfig = {
  /** An address, or a path on the same origin. */
  styleUrl: string | undefined;
  /** Origins that pages may fetch map data from: that of the style, and those that the operator names. */
  origins: readonly string[];
  /** PMTiles archive, absolute. */
  tilesFile: string | undefined;
};

/** What may stand in a file instead, as Docker and Kubernetes hand over secrets: `APP_SECRET_FILE=/run/secrets/app`. */
const SECRET_NAMES = [
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  "SMTP_URL",
  "SMS_URL",
  "SMS_INBOUND_TOKEN",
  "APP_SECRET",
  "APP_SECRET_OLD",
  "METRICS_TOKEN",
] as const;

type SecretName = (typeof SECRET_NAMES)[number];

/** The hook gets the environment of the site, for its own keys, but none of the site's secrets. */
function readHook(
  program: string | undefined,
  environment: Record<string, string | undefined>,
): BackupHook | undefined {
  if (program === undefined) return undefined;
  const secrets = new Set<string>(SECRET_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const open = Object.entries(environment).filter(([name]) => !secrets.has(name));
  return { program, environment: Object.fromEntries(open) };
}

const MOST_WORKERS = 64;
/** More than these share one disk and one database, and `auto` leaves the rest of a large machine to others. */
const MOST_BY_ITSELF = 8;
/** A worker takes 300 to 430 MB (docs/scaling.md). */
const MEMORY_OF_WORKER = 512 * 1_024 * 1_024;

/** `auto`: one for each core, as far as the memory of the machine, or of its container, goes. */
function readWorkers(text: string): number {
  if (text === "auto") {
    const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
    const most = Math.min(availableParallelism(), MOST_BY_ITSELF, Math.floor(memory / MEMORY_OF_WORKER));
    return Math.max(1, most);
  }
  const workers = Number(text);
  if (/^\d{1,2}$/.test(text) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new ConfigProblem("WORKERS", `must be auto, or a number from 1 to ${MOST_WORKERS}.`);
}

/** `15m`, `6h`, `24h` in milliseconds. */
function readBackupEvery(text: string): number {
  const [, count, unit] = /^(\d{1,4})(m|h)$/.exec(text) ?? [];
  const minutes = Number(count) * (unit === "h" ? 60 : 1);
  if (minutes >= 15 && minutes <= 24 * 60) return minutes * MINUTE;
  throw new ConfigProblem("BACKUP_EVERY", "must be minutes or hours from 15m to 24h, like 6h.");
}

/** Sample practices in an empty database. */
export const DEFAULT_SAMPLES = 1_236;
const LOOPBACK = ["127.0.0.1", "::1"] as const;

/**
 * Reads and checks the environment. Throws `ConfigProblem` on the first wrong value.
 *
 * `readConfig({ PORT: "8080" }).publicUrl === "http://localhost:8080"`
 */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  networks = networkInterfaces(),
): Config {
  const known = new Set<string>();
  const value = (name: string) => {
    known.add(name);
    return environment[name]?.trim() || undefined;
  };
  const secret = (name: SecretName) => {
    const file = value(`${name}_FILE`);
    if (!file) return value(name);
    if (value(name)) throw new ConfigProblem(`${name}_FILE`, `and ${name} are both set: leave one out.`);
    return readSecretFile(`${name}_FILE`, file);
  };
  const port = readPort(value("PORT"));
  const databaseUrl = readDatabaseUrl(secret("DATABASE_URL"), secret("DATABASE_PASSWORD"));
  const smtpUrl = secret("SMTP_URL");
  if (smtpUrl) checkUrl("SMTP_URL", smtpUrl, ["smtp:", "smtps:"]);
  const appSecret = readSecret("APP_SECRET", secret("APP_SECRET"));
  const oldSecrets = readSecrets("APP_SECRET_OLD", secret("APP_SECRET_OLD"));
  const metricsToken = readSecret("METRICS_TOKEN", secret("METRICS_TOKEN"));
  const publicUrl = readPublicUrl(value("PUBLIC_URL"), port);
  const siteFile = readSite(value("SITE_FILE"));
  const operator = readOperator(value, siteFile);
  if (databaseUrl && !appSecret)
    throw new ConfigProblem(
      "APP_SECRET",
      "is required with PostgreSQL: every process must use the same one.",
    );
  return {
    port,
    hosts: value("HOST") ? [value("HOST")!] : LOOPBACK,
    sockets: readSockets(environment),
    dataDir: resolve(value("DATA_DIR") ?? "data"),
    databaseUrl,
    smtpUrl,
    texts: readTexts(value, secret, smtpUrl),
    publicUrl,
    appSecret,
    oldSecrets,
    trustedProxies: readProxies(value("TRUSTED_PROXIES"), networks),
    routing: readChoice("ROUTING", ["direct", "desk"], value("ROUTING") ?? "direct"),
    reviews: readChoice("REVIEWS", ["on", "marks", "off"], value("REVIEWS") ?? "on"),
    freeTimes: readChoice("FREE_TIMES", ["on", "asked", "off"], value("FREE_TIMES") ?? "on"),
    escalationEmail: readAddress("ESCALATION_EMAIL", value("ESCALATION_EMAIL"), operator.emails.support),
    samplePractices: readSamples(value("SAMPLE_PRACTICES")),
    logLevel: readChoice("LOG_LEVEL", LEVELS, value("LOG_LEVEL") ?? "info"),
    metricsToken,
    workers: readWorkers(value("WORKERS") ?? "1"),
    backupEvery: readBackupEvery(value("BACKUP_EVERY") ?? "24h"),
    backupHook: readHook(value("BACKUP_HOOK"), environment),
    dkimSelector: readSelector(value("DKIM_SELECTOR")),
    map: readMap(value, publicUrl),
    calendarPrivateHosts: readOrigins("CALENDAR_PRIVATE_HOSTS", value("CALENDAR_PRIVATE_HOSTS"), [
      "https:",
      "http:",
    ]),
    hstsSubdomains: readChoice("HSTS_SUBDOMAINS", ["on", "off"], value("HSTS_SUBDOMAINS") ?? "off") === "on",
    operator,
    siteFile: siteFile && {
      path: siteFile.path,
      unset: siteFile.unset,
      contradicting: contradicting(value, siteFile),
    },
    deskMembers: readMembers(value("DESK_EMAILS")),
    unknown: unknownVariables(environment, known),
  };
}

/**
 * Socket activation, as systemd has it (`man sd_listen_fds`): `LISTEN_FDS` sockets from descriptor 3 on are for the
 * process `LISTEN_PID`. `LISTEN_FDS=1` gives `[3]`.
 */
function readSockets({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): readonly number[] {
  // A worker listens through the process that started it, which has the sockets.
  if (LISTEN_PID !== String(cluster.isWorker ? process.ppid : process.pid)) return [];
  const count = Number(LISTEN_FDS ?? "0");
  if (!Number.isInteger(count) || count < 0)
    throw new ConfigProblem("LISTEN_FDS", "must be a whole number of sockets.");
  return Array.from({ length: count }, (_, at) => FIRST_SOCKET + at);
}

/** `SD_LISTEN_FDS_START` */
const FIRST_SOCKET = 3;

/**
 * The configuration once the port is known: with `PORT=0` the system chooses one, and the default origin follows.
 */
export function withPort(config: Config, port: number): Config {
  const isDefaultOrigin = config.publicUrl === readPublicUrl(undefined, config.port);
  return { ...config, port, publicUrl: isDefaultOrigin ? readPublicUrl(undefined, port) : config.publicUrl };
}

/** Sets the time zone of the process: opening hours are wall-clock times, and `opening_hours` reads them in that zone. */
export function useNewZealandTime(): void {
  process.env.TZ = "Pacific/Auckland";
}

/** React otherwise renders with its development checks, two to three times slower. Call before React is imported. */
export function useProductionCode(): void {
  process.env.NODE_ENV ??= "production";
}

/**
 * For the processes of a build: browsers get React's code of production, also when a test or a developer builds. What
 * the builder compiles is not kept among what a start reads.
 */
export function environmentOfBuild(): Record<string, string | undefined> {
  return { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: undefined };
}

function readPort(text = "3000"): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigProblem("PORT", "must be a number from 0 to 65535.");
  return port;
}

function readPublicUrl(text: string | undefined, port: number): string {
  if (!text) return `http://localhost:${port}`;
  const url = checkUrl("PUBLIC_URL", text, ["http:", "https:"]);
  if (url.pathname !== "/" || url.search || url.hash) {
    throw new ConfigProblem("PUBLIC_URL", "must be an origin without a path, like https://niho.example.");
  }
  return url.origin;
}

/** A password of its own may hold what means something in an address: `/`, `#`, `?`, `@`, `%`. */
function readDatabaseUrl(text: string | undefined, password: string | undefined): string | undefined {
  if (!text) {
    if (password) throw new ConfigProblem("DATABASE_PASSWORD", "is set, and DATABASE_URL is not.");
    return undefined;
  }
  const url = checkUrl("DATABASE_URL", text, ["postgres:", "postgresql:"]);
  if (!password) return text;
  if (url.password !== "")
    throw new ConfigProblem(
      "DATABASE_PASSWORD",
      "is set, and DATABASE_URL has a password too: leave one out.",
    );
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Texts are files without a gateway, like mails; where mails leave the machine and no gateway is named, there are none. */
function readTexts(
  value: Value,
  secret: (name: SecretName) => string | undefined,
  smtpUrl: string | undefined,
): Config["texts"] {
  const url = secret("SMS_URL");
  const body = value("SMS_BODY");
  const inboundToken = readSecret("SMS_INBOUND_TOKEN", secret("SMS_INBOUND_TOKEN"));
  const aDay = Number(value("SMS_A_DAY") ?? DEFAULT_TEXTS);
  if (!Number.isInteger(aDay) || aDay < 0 || aDay > 1_000_000)
    throw new ConfigProblem("SMS_A_DAY", "must be a whole number.");
  if (url) checkUrl("SMS_URL", url, ["https:", "http:"]);
  const isComplete = body?.includes("{to}") && body.includes("{text}");
  if (url && !(isComplete && (!body!.startsWith("{") || isJson(body!))))
    throw new ConfigProblem(
      "SMS_BODY",
      "must be what the gateway of SMS_URL takes, with {to} and {text} in it: a form or JSON.",
    );
  const replyNames = readReplyNames(value("SMS_IN_FROM"), value("SMS_IN_TEXT"));
  if (!url && smtpUrl) return null;
  return { gateway: url ? { url, body: body! } : null, inboundToken, replyNames, aDay };
}

/** Names of fields, or JSON pointers: `From` or `/message/from`. */
function readReplyNames(from: string | undefined, text: string | undefined) {
  if (from === undefined && text === undefined) return null;
  if (from !== undefined && text !== undefined) return { from, text };
  const missing = from === undefined ? "SMS_IN_FROM" : "SMS_IN_TEXT";
  throw new ConfigProblem(
    missing,
    "must be set too: SMS_IN_FROM is the gateway’s name for who has written, SMS_IN_TEXT for what.",
  );
}

/** What a gateway and its subscription carry without a thought, and what a fault can cost at most. */
const DEFAULT_TEXTS = 200;

function isJson(template: string): boolean {
  try {
    JSON.parse(template);
    return true;
  } catch {
    return false;
  }
}

/** On https only https addresses are allowed: browsers block mixed content. */
function readMap(value: Value, publicUrl: string): MapConfig {
  const protocols = publicUrl.startsWith("https:") ? ["https:"] : ["https:", "http:"];
  const styleUrl = value("MAP_STYLE_URL");
  const isOurs = styleUrl !== undefined && /^\/(?!\/)/.test(styleUrl);
  const elsewhere = styleUrl && !isOurs ? [checkUrl("MAP_STYLE_URL", styleUrl, protocols).origin] : [];
  const named = readOrigins("MAP_HOSTS", value("MAP_HOSTS"), protocols);
  const tilesFile = value("MAP_TILES_FILE");
  if (tilesFile && !isTilesFile(tilesFile)) {
    throw new ConfigProblem("MAP_TILES_FILE", "must be a PMTiles archive, version 3, that can be read.");
  }
  return {
    styleUrl,
    origins: [...new Set([...elsewhere, ...named])],
    tilesFile: tilesFile && resolve(tilesFile),
  };
}

function readSelector(text: string | undefined): string | undefined {
  if (text === undefined || /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(text)) return text;
  throw new ConfigProblem("DKIM_SELECTOR", "must be the name before ._domainkey, like mail2026.");
}

/** `own-network`: every address of the networks that this machine, or its container, is on itself. */
function readProxies(text = "", networks: ReturnType<typeof networkInterfaces>): BlockList {
  const proxies = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (!entry) continue;
    if (entry === "own-network") {
      for (const { internal, address, cidr, family } of Object.values(networks).flatMap((ones) => ones ?? []))
        if (!internal && cidr)
          proxies.addSubnet(address, Number(cidr.split("/")[1]), family === "IPv4" ? "ipv4" : "ipv6");
      continue;
    }
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const isSubnet = bits !== undefined;
    if (!family || (isSubnet && (!/^\d+$/.test(bits) || Number(bits) > longest))) {
      throw new ConfigProblem(
        "TRUSTED_PROXIES",
        "must be addresses or CIDR ranges with commas between, like 127.0.0.1,10.0.0.0/8, or own-network.",
      );
    }
    const kind = family === 4 ? "ipv4" : "ipv6";
    if (isSubnet) proxies.addSubnet(address, Number(bits), kind);
    else proxies.addAddress(address, kind);
  }
  return proxies;
}

function readSamples(text = "auto"): number {
  if (text === "auto") return DEFAULT_SAMPLES;
  if (text === "off") return 0;
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new ConfigProblem("SAMPLE_PRACTICES", "must be auto, off or a number.");
}

const LEVELS: readonly LogThreshold[] = ["debug", "info", "warn", "error", "silent"];
