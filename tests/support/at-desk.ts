import { makeStartLink } from "#services/desk/start-link.ts";
import type { TestPage, TestSite } from "./site.ts";
import { ORIGIN, readPage } from "./site.ts";

/** Someone who is signed in at the desk of a site. */
export type AtDesk = {
  who: string;
  cookie: string;
  page: (path: string) => Promise<TestPage>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Presses a button of a form, as a browser without JavaScript does. */
  post: (path: string, fields: Record<string, string>) => Promise<Response>;
};

export async function signInAtDesk(site: TestSite, who = "Aroha"): Promise<AtDesk> {
  const url = await makeStartLink(site.services, { ...site.services, who, now: site.clock.now });
  const response = await site.post(url.slice(site.services.publicUrl.length), {});
  const cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  const fetch: AtDesk["fetch"] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookie);
    return site.fetch(path, { ...init, headers });
  };
  return {
    who,
    cookie,
    fetch,
    page: async (path) => readPage(await fetch(path)),
    post: (path, fields) =>
      fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: ORIGIN } }),
  };
}
