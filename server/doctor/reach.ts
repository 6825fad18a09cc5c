import { get } from "node:https";
import type { TLSSocket } from "node:tls";
import { DAY } from "#domain/durations.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { isLocal } from "./machine.ts";
import { when } from "./finding.ts";

/** Asks an https address as a visitor's browser does, so that tests can answer in its place. Rejects where none answers. */
export type Reach = (url: string) => Promise<{ status: number; text: string; certificateUntil: Date }>;

/** Certificates of 90 days are renewed when 30 are left: something has failed for two weeks. */
const SOON = 14 * DAY;
/** Milliseconds. */
const TIMEOUT = 5_000;

/** Whether visitors reach this site at its address, by https, and until when its certificate lets them. */
export async function reach(config: Config, ask: Reach, now: Date): Promise<Finding[]> {
  const { publicUrl } = config;
  if (!publicUrl.startsWith("https:") || isLocal(config)) return [];
  const what = "Reach";
  try {
    const { status, text, certificateUntil } = await ask(`${publicUrl}/readyz`);
    if (text.trim() !== "ready") {
      const mend =
        "Start the site, and see that its proxy leads to HOST and PORT: another server might answer there.";
      return [{ what, found: `${publicUrl}/readyz answers ${status} and does not say “ready”`, mend }];
    }
    const isSoon = certificateUntil.getTime() - now.getTime() < SOON;
    const mend =
      "Renew the certificate, and see why that is not done by itself: browsers will let no one in.";
    return [
      {
        what,
        found: `${publicUrl} answers; its certificate ends ${when(certificateUntil)}`,
        ...(isSoon && { mend }),
      },
    ];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const mend =
      "See that its name leads to this machine, and that the proxy runs and has a certificate for it. Does it open from elsewhere? Then only this machine can’t reach it: doctor --offline leaves this out.";
    return [{ what, found: `${publicUrl} can’t be reached from here: ${code ?? message}`, mend }];
  }
}

export function systemReach(url: string): ReturnType<Reach> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
      const certificateUntil = new Date((response.socket as TLSSocket).getPeerCertificate().valid_to);
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += text.length < 100 ? chunk : ""));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text, certificateUntil }));
    });
    asked.on("error", reject);
  });
}
