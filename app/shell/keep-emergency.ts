/** Served under a name that never changes: the browser knows a worker by it. */
export const WORKER = "/emergency-worker.js";
/** The only page that the worker ever meets. There is nothing below it. */
export const SCOPE = "/emergency";
/** Header of the kept page: by the visitor's clock, in epoch milliseconds. */
export const KEPT_AT = "X-Kept-At";
/** What was kept longer ago is fetched again while the visitor looks at any page. */
const FRESH = 3_600_000;
/** Its name stands in the security policy (`server/headers.ts`): it makes one address, whatever it is given. */
const TYPES = "emergency-worker";

/** Lets the browser keep the emergency page, and look after it, whichever page is open. */
export async function keepEmergency(): Promise<void> {
  try {
    // Undefined without https: then nothing is kept.
    const registration = await navigator.serviceWorker?.register(workerAddress(), { scope: SCOPE });
    if (!registration?.active) return;
    const kept = await caches.match(SCOPE);
    const age = Math.abs(Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0));
    if (age < FRESH) return;
    registration.active.postMessage("keep it again", []);
    await registration.update();
  } catch {
    // No network just now, or a private window that keeps nothing: there is nobody to tell, and nothing is lost.
  }
}

/** As much of it as is used: TypeScript does not have it yet. What is made passes for an address. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Policy) => { createScriptURL: (text: string) => string };
};
type Policy = { createScriptURL: () => string };

/** As the policy demands it: an address that code has made from nothing else (trusted types). */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => WORKER };
  return trustedTypes ? trustedTypes.createPolicy(TYPES, rules).createScriptURL("") : WORKER;
}
