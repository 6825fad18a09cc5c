import dns from "node:dns";
import { Resolver } from "node:dns/promises";

/**
 * For a command that is started with `NODE_OPTIONS="--import …/own-names.ts"`: a name server for the two domains of an
 * operator who follows docs/deploying.md. The site is on this machine, and its mails may be believed.
 */
const SITE = "dentists.example.nz";
const TEXTS: Readonly<Record<string, string>> = {
  "smilefinder.nz": "v=spf1 ip4:127.0.0.1 -all",
  "_dmarc.smilefinder.nz": "v=DMARC1; p=reject",
};

Resolver.prototype.resolveTxt = (name: string) =>
  TEXTS[name] === undefined ? unknown() : Promise.resolve([[TEXTS[name]]]);
Resolver.prototype.resolveMx = (name: string) =>
  name === "smilefinder.nz" ? Promise.resolve([{ exchange: `mx.${name}`, priority: 10 }]) : unknown();

const { lookup } = dns;
dns.lookup = ((name: string, ...rest: never[]) =>
  (lookup as (...given: unknown[]) => void)(name === SITE ? "127.0.0.1" : name, ...rest)) as typeof lookup;

function unknown(): Promise<never> {
  return Promise.reject(Object.assign(new Error("not known"), { code: "ENOTFOUND" }));
}
