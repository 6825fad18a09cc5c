/** A service worker is identified by its address, so this one is not hashed. */
export const WORKER = "/emergency-worker.js";
/** The emergency page alone: the worker handles requests of no other page. */
export const SCOPE = "/emergency";
/** Header of the saved page: when it was saved, by the visitor's clock, in epoch milliseconds. */
export const SAVED_AT = "X-Saved-At";
/** An older saved page is fetched again when the visitor opens any page. */
const MAX_AGE = 3_600_000;
/** Trusted Types policy allowed in the content security policy (`server/headers.ts`); it creates one URL only. */
const POLICY = "emergency-worker";

/** Registers the worker that saves the emergency page for use without a connection, and refreshes an old copy. */
export async function saveEmergencyPage(): Promise<void> {
  try {
    // Undefined outside a secure context.
    const registration = await navigator.serviceWorker?.register(workerAddress(), { scope: SCOPE });
    if (!registration?.active) return;
    const saved = await caches.match(SCOPE);
    const age = Math.abs(Date.now() - Number(saved?.headers.get(SAVED_AT) ?? 0));
    if (age < MAX_AGE) return;
    await registration.update();
    // The worker of a new build saves the page itself, and takes over once the one before it has nothing to do.
    if (registration.installing || registration.waiting) return;
    registration.active.postMessage("refresh", []);
  } catch {
    // Offline, or storage is blocked: the next page tries again.
  }
}

/** The part of Trusted Types used here; TypeScript does not declare it yet. A `TrustedScriptURL` is typed as a string. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Policy) => { createScriptURL: (text: string) => string };
};
type Policy = { createScriptURL: () => string };

/** `register` accepts no plain string under `require-trusted-types-for 'script'`. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => WORKER };
  return trustedTypes ? trustedTypes.createPolicy(POLICY, rules).createScriptURL("") : WORKER;
}
