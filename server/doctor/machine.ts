import { accessSync, constants, statfsSync, statSync } from "node:fs";
import { availableParallelism, userInfo } from "node:os";
import { NO_OPERATOR } from "#content/operator.ts";
import { countInWords } from "#domain/counts.ts";
import type { Config } from "../config.ts";
import { versionOfNiho } from "../version.ts";
import { unknownInWords } from "../unknown-variables.ts";
import type { Finding } from "#services/health.ts";

export function versions(): Finding[] {
  const major = Number(process.versions.node.split(".")[0]);
  const isPinned = major >= 26;
  return [
    { what: "Niho", found: versionOfNiho() },
    {
      what: "Node",
      found: process.versions.node,
      ...(!isPinned && { mend: "Run commands through npm, which brings Node 26: npm run -s niho -- doctor" }),
    },
  ];
}

/** On an address of this machine somebody tries the site out. */
export function isLocal({ publicUrl }: Config): boolean {
  return /\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
}

export function configuration(config: Config): Finding[] {
  const isHttps = config.publicUrl.startsWith("https:");
  return [
    {
      what: "PUBLIC_URL",
      found: config.publicUrl,
      ...(!isHttps &&
        !isLocal(config) && { mend: "Serve it over https: people type health answers into it." }),
    },
    { what: "Listens on", found: `${config.hosts.join(", ")}, port ${config.port}` },
    { what: "DATA_DIR", found: config.dataDir },
    ...proxies(config),
    ...workers(config),
  ];
}

/** The site speaks no https itself: a proxy does, and without its name the site takes it for the one visitor there is. */
function proxies({ publicUrl, trustedProxies }: Config): Finding[] {
  if (!publicUrl.startsWith("https:") || trustedProxies.rules.length > 0) return [];
  return [
    {
      what: "TRUSTED_PROXIES",
      found: "not set: all visitors count as one, and their forms are soon refused",
      mend: "Set it to the address from which your proxy connects; 127.0.0.1 where it is on this machine.",
    },
  ];
}

function workers({ workers: count }: Config): Finding[] {
  if (count === 1) return [];
  const cores = availableParallelism();
  const mend = `Set WORKERS to ${cores}, or to auto: more processes than cores only take memory.`;
  const found = `${count} processes serve, on ${countInWords(cores, "core")}`;
  return [{ what: "WORKERS", found, ...(count > cores && { mend }) }];
}

/** A variable that is spelled wrongly leaves the default in force. */
export function unknownVariables({ unknown }: Config): Finding[] {
  return unknown.map((variable) => ({
    what: variable.name,
    found: "set, but nothing reads it",
    mend: variable.meant === undefined ? `Remove it. ${unknownInWords(variable)}` : unknownInWords(variable),
  }));
}

/** What pages, mails and legal texts leave out, because nobody has said it; and where two places say different things. */
export function siteFile({ siteFile: file, operator: { name } }: Config): Finding[] {
  if (file === null) {
    if (name === null) return [];
    const found =
      "not set, so no page says your price, hours, reply times, story or hosting (docs/site.example.yaml)";
    return [{ what: "SITE_FILE", found }];
  }
  const { path, unset, contradicting } = file;
  return [
    {
      what: "SITE_FILE",
      found: `${path}${unset.length === 0 ? "" : `, which leaves out ${unset.join(", ")}`}`,
    },
    ...contradicting.map((variable) => ({
      what: variable,
      found: `differs from ${path}, and the file counts`,
      mend: `Remove ${variable}, or change it to what the file says.`,
    })),
  ];
}

/** The Health Information Privacy Code 2020, rule 3, wants people told who holds what they send. */
export function operator({ operator: { name, address, privacyEmail } }: Config): Finding {
  const missing = [
    ...(name === null ? ["OPERATOR_NAME"] : []),
    ...(address === null ? ["OPERATOR_ADDRESS"] : []),
    ...(privacyEmail === NO_OPERATOR.privacyEmail ? ["PRIVACY_EMAIL"] : []),
  ];
  const known = name === null ? "not named, so the privacy notices call this site a demonstration" : name;
  return {
    what: "Operator",
    found: [known, address, privacyEmail].filter((part) => part !== null).join(", "),
    ...(missing.length > 0 && {
      mend: `Set ${missing.join(", ")}: by law, people must be told who holds what they send.`,
    }),
  };
}

/** Throws where it does not exist. */
function isWritable(folder: string): boolean {
  statSync(folder);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const ENOUGH_DISK = 500 * 1_024 * 1_024;

export function disk({ dataDir }: Config): Finding[] {
  try {
    if (!isWritable(dataDir)) {
      const mend = `Run doctor as the site’s user. If you already do, run this as root: chown -R ${userInfo().username} ${dataDir}`;
      return [{ what: "Disk", found: `${dataDir} (DATA_DIR) can’t be written by this user`, mend }];
    }
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const found = `${Math.round(free / 1_024 / 1_024)} MB free`;
    return [
      {
        what: "Disk",
        found,
        ...(free < ENOUGH_DISK && { mend: "Make room: requests can’t be kept on a full disk." }),
      },
    ];
  } catch {
    return [
      {
        what: "Disk",
        found: `${dataDir} (DATA_DIR) doesn’t exist`,
        mend: "Set DATA_DIR as it is for the site, or start the site once (npm start), which makes it.",
      },
    ];
  }
}
