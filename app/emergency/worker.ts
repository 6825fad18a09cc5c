import { KEPT_AT, SCOPE as PAGE } from "../shell/keep-emergency.ts";
import { asKept, isKeepable } from "./offline-page.ts";

/**
 * The service worker that keeps the emergency page. Its scope is that page alone, so no other page ever meets it; of
 * what the page asks for it answers the page itself and the files kept with it, and only reading. Built by
 * `server/build-scripts.ts`, which puts in the two names below.
 */
declare const KEPT_FILES: readonly string[];
/** Of the store; another one whenever the files are others. */
declare const KEPT_UNDER: string;

/** As much of a service worker as is used: TypeScript has its types only in place of a window's. */
type Work = Event & { waitUntil: (work: Promise<unknown>) => void };
type Ask = Work & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  addEventListener: ((type: "fetch", hear: (event: Ask) => void) => void) &
    ((type: "install" | "activate" | "message", hear: (event: Work) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

const worker = globalThis as unknown as Worker;
const files: ReadonlySet<string> = new Set(KEPT_FILES);

/** How long somebody in pain looks at an empty screen before the kept page is better than a fresh one. */
const TIMEOUT = 4_000;
/** What is true of the answer that was kept, and not of the one that is made from it. */
const NOT_KEPT = ["Content-Encoding", "Content-Length", "ETag", "Speculation-Rules"];

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => event.waitUntil(refresh()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (pathname === PAGE) event.respondWith(page(event));
  } else if (files.has(pathname)) event.respondWith(file(event.request));
});

/** All or nothing: a worker without its page is not installed, and the one before goes on. */
async function keepAll(): Promise<void> {
  const store = await caches.open(KEPT_UNDER);
  await store.addAll([...files]);
  if (!(await keep(await fetchPage()))) throw new Error("The page is not of this build.");
  await worker.skipWaiting();
}

async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT_UNDER).map((name) => caches.delete(name)));
  // The page is asked for while the worker starts, so that it is no slower for having one.
  await worker.registration.navigationPreload?.enable();
}

/** Some page of ours has found the kept one to be old. Without a network it stays. */
async function refresh(): Promise<void> {
  await fetchPage().then(keep, () => false);
}

async function page(event: Ask): Promise<Response> {
  const answer = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  const inTime = await Promise.race([answer.catch(() => undefined), after(TIMEOUT)]);
  if (inTime && inTime.status < 500) {
    if (new URL(event.request.url).search === "") event.waitUntil(keep(inTime.clone()));
    return inTime;
  }
  const kept = await keptPage();
  if (!kept) return answer;
  const { headers } = kept;
  const savedAt = new Date(headers.get("Date") ?? Number(headers.get(KEPT_AT)));
  return new Response(asKept(await kept.text(), savedAt, new Date()), { headers });
}

async function file(request: Request): Promise<Response> {
  const store = await caches.open(KEPT_UNDER);
  return (await store.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** Asks us whether what the browser has still holds. */
function fetchPage(): Promise<Response> {
  return fetch(PAGE, { cache: "no-cache" });
}

async function keptPage(): Promise<Response | undefined> {
  const store = await caches.open(KEPT_UNDER);
  return store.match(PAGE);
}

/** Keeps a page that can be shown without a network, and says whether it is one. */
async function keep(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const html = await response.text();
  if (!isKeepable(html, files)) return false;
  const headers = new Headers(response.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  const store = await caches.open(KEPT_UNDER);
  await store.put(PAGE, new Response(html, { headers }));
  return true;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
