import { askInstead, standBetween } from "./between.ts";
import { startSite } from "./running-site.ts";

/** A running site with somebody between it and its visitors, who can make it fail and pretend that it was built anew. */
export type MiddleSite = {
  url: string;
  /** From now on this address gets a status without a page, or no answer at all. */
  answerInstead: (path: string, instead: () => number | "nothing") => void;
  /** The icons go by another name, on the emergency page and, unless told otherwise, in the worker. */
  buildAnew: (changed?: { worker: boolean }) => void;
  /** The worker begins with this script. */
  beginWorkerWith: (script: string) => void;
  /** The name it then goes by, and the name of the store in which the new worker keeps it. */
  newFile: string;
  newStore: string;
  /** As it was at first. */
  answerAll: () => void;
  dispose: () => Promise<void>;
};

const NEW_FILE = "icons-anewanew.svg";
const NEW_STORE = "emergency anew";

export async function startMiddleSite(): Promise<MiddleSite> {
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "60" } });
  const oldFile = await nameOfIcons(site.url);
  const instead = new Map<string, () => number | "nothing">();
  let anew = { page: false, worker: false };
  let beginning = "";

  const between = await standBetween(async (question, response) => {
    const path = question.address.split("?")[0]!;
    const status = instead.get(path)?.();
    if (status === "nothing") return undefined;
    if (status !== undefined) return response.writeHead(status).end();
    const address = question.address.replace(NEW_FILE, oldFile);
    const answer = await askInstead(site.url, { ...question, address });
    response.writeHead(answer.status, answer.headers);
    if (path === "/emergency-worker.js") answer.body = Buffer.concat([Buffer.from(beginning), answer.body]);
    const isChanged = path === "/emergency-worker.js" ? anew.worker : path === "/emergency" && anew.page;
    if (!isChanged) return response.end(answer.body);
    const text = answer.body.toString().replaceAll(oldFile, NEW_FILE);
    return response.end(text.replaceAll(/emergency [0-9a-f]{8}/g, NEW_STORE));
  });
  return {
    url: between.url,
    answerInstead: (path, what) => void instead.set(path, what),
    buildAnew({ worker } = { worker: true }) {
      anew = { page: true, worker };
    },
    beginWorkerWith: (script) => void (beginning = script),
    newFile: NEW_FILE,
    newStore: NEW_STORE,
    answerAll() {
      instead.clear();
      anew = { page: false, worker: false };
      beginning = "";
    },
    async dispose() {
      between.close();
      await site.dispose();
    },
  };
}

async function nameOfIcons(url: string): Promise<string> {
  const page = await (await fetch(`${url}/emergency`)).text();
  return /icons-[\w-]{8}\.svg/.exec(page)![0];
}
