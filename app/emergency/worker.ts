import { SAVED_AT, SCOPE as PAGE } from "#kit/shell/offline-emergency.ts";
import { canBeSaved, withOfflineNotes } from "./offline-page.ts";

/**
 * The service worker saves the emergency page, as it is without a town and for the town that was looked at last, for use
 * without a connection. Its scope is that page alone. It answers the page and the files saved with it, for GET requests
 * only. `server/build-scripts.ts` builds it and defines these two names.
 */
declare const OFFLINE_FILES: readonly string[];
/** Contains a hash of the files' names, so that each build has a cache of its own. */
declare const CACHE_NAME: string;

/** The part of the service worker API used here: TypeScript has its types only in place of a window's. */
type Work = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetch = Work & {
  request: Request;
  /** Absent in Safari before 15.4 and in Firefox before 99. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  addEventListener: ((type: "fetch", listener: (event: Fetch) => void) => void) &
    ((type: "install" | "activate" | "message", listener: (event: Work) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

const worker = globalThis as unknown as Worker;
const files: ReadonlySet<string> = new Set(OFFLINE_FILES);

/** Milliseconds after which the saved page is shown instead of waiting longer for a fresh one. */
const TIMEOUT = 4_000;
/** The address of a town that someone chose. One with the visitor’s position is saved nowhere. */
const ONE_TOWN = /^\?place=[^&]+$/;
/** Headers that describe the original response and do not hold for the changed one. */
const DROPPED_HEADERS = ["Content-Encoding", "Content-Length", "ETag", "Speculation-Rules"];

worker.addEventListener("install", (event) => event.waitUntil(saveAll()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(refresh()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (pathname === PAGE) event.respondWith(page(event));
  } else if (files.has(pathname)) event.respondWith(file(event.request));
});

/** If the page or a file cannot be saved, the install fails and the worker before stays in charge. */
async function saveAll(): Promise<void> {
  const store = await caches.open(CACHE_NAME);
  await store.addAll([...files]);
  if (!(await save(PAGE, await fetchPage()))) throw new Error("The page is not of this build.");
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)));
  // Navigation preload: the browser requests the page while the worker starts up.
  await worker.registration.navigationPreload?.enable();
}

/** A page of the site found the saved copy too old. Without a connection the copy stays. */
async function refresh(): Promise<void> {
  await fetchPage().then(
    (fresh) => save(PAGE, fresh),
    () => false,
  );
}

async function page(event: Fetch): Promise<Response> {
  const answer = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  const inTime = await Promise.race([answer.catch(() => undefined), after(TIMEOUT)]);
  const { search } = new URL(event.request.url);
  if (inTime && inTime.status < 500) {
    if (search === "" || ONE_TOWN.test(search)) event.waitUntil(save(PAGE + search, inTime.clone()));
    return inTime;
  }
  const kept = (await saved(PAGE + search)) ?? (await saved(PAGE));
  if (!kept) return answer;
  const { headers } = kept;
  const savedAt = new Date(headers.get("Date") ?? Number(headers.get(SAVED_AT)));
  return new Response(withOfflineNotes(await kept.text(), savedAt, new Date()), { headers });
}

async function file(request: Request): Promise<Response> {
  return (await saved(new URL(request.url).pathname)) ?? fetch(request);
}

/** Revalidates what the browser has in its HTTP cache. */
function fetchPage(): Promise<Response> {
  return fetch(PAGE, { cache: "no-cache" });
}

/** Doesn’t open the store, which would make it anew after the next worker has removed it. */
function saved(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE_NAME });
}

/**
 * Saves the page if it can be shown without a connection; false if not. Two are kept: the one without a town, and the one
 * of the town that was looked at last.
 */
async function save(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const html = await response.text();
  if (!canBeSaved(html, files)) return false;
  const headers = new Headers(response.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  headers.set(SAVED_AT, String(Date.now()));
  const store = await caches.open(CACHE_NAME);
  if (address !== PAGE) {
    const towns = (await store.keys()).filter(({ url }) => url.includes(`${PAGE}?`));
    await Promise.all(towns.map((town) => store.delete(town)));
  }
  await store.put(address, new Response(html, { headers }));
  return true;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
