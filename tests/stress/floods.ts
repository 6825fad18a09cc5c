import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { bookingOf } from "./load.ts";

/**
 * One visitor who asks as fast as sixteen connections take it, in a thread of its own, so that sending costs the other
 * visitor's stopwatch nothing. `workerData` says what; the thread ends at the first message and then says what it was
 * answered.
 */
type Flood = {
  kind: FloodKind;
  url: string;
  /** The page on which a practice changes its listing, which the visitor has a link to: path and token. */
  token: string;
  /** Where this machine serves odd calendars. */
  feeds: string;
};

/** Answers by status; `cut` where the connection broke. */
export type Answers = Record<string, number>;
export type FloodKind = keyof typeof FLOODS;

type Sent = { path: string; type?: string; body?: string | Buffer };

/** Each kind is another visitor: what one has used up, the next still has. */
function fromVisitor(kind: FloodKind) {
  return { "X-Forwarded-For": `203.0.113.${1 + Object.keys(FLOODS).indexOf(kind)}` };
}

const CLIENTS = 16;

/** The `number`th request of each kind: no two are alike, so that nothing is answered from a cache. */
export const FLOODS = {
  "batches at /mcp": (number: number): Sent => ({
    path: "/mcp",
    type: JSON_TYPE,
    body: JSON.stringify(Array.from({ length: 100 }, (_, at) => question(number * 100 + at))),
  }),
  "questions at /mcp": (number: number): Sent => ({
    path: "/mcp",
    type: JSON_TYPE,
    body: JSON.stringify(question(number)),
  }),
  forms: (number: number): Sent => ({ path: "/", type: FORM, body: form(bookingOf(number)) }),
  searches: (number: number): Sent => ({ path: `/search?q=tooth+${number}+nelson+samoan+open` }),
  lists: (number: number): Sent => ({
    path: `/${number % 2 ? "directory" : "api/v1/practices"}?q=d&near=-41.${number % 100},174.${number % 90}&sort=distance&page=${number % 30}`,
  }),
  "odd pictures": (number: number, { token }: Flood): Sent => ({
    path: `/practice/listing/pictures?send&token=${token}`,
    ...multipart({ do: "add", alt: `Picture ${number}` }, "picture", oddPicture(number)),
  }),
  "files without a session": (): Sent => ({
    path: "/desk/imports/new",
    ...multipart({ newSource: "list" }, "file", FOUR_MEGABYTES),
  }),
  "odd calendars": (number: number, { token, feeds }: Flood): Sent => ({
    path: `/practice/calendar?send&token=${token}`,
    type: FORM,
    body: form(number % 2 ? { do: "read" } : { do: "set", address: `${feeds}/${number}.ics` }),
  }),
};

const FOUR_MEGABYTES = Buffer.alloc(2 ** 22, "{}");
const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";

function question(id: number) {
  const asked = { location: "auckland", sort: "distance", q: `d${id % 7 ? "" : id}` };
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name: "find_practices", arguments: asked } };
}

function form(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

/** Bytes of no picture, a picture that ends early, one that says it is huge. */
function oddPicture(number: number): Buffer {
  const noise = Buffer.alloc(300_000, `odd ${number} `);
  const jpeg = Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffc0001108fffffffff03012200021101031101",
    "hex",
  );
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452000fffff000fffff0806000000", "hex");
  return [noise, Buffer.concat([jpeg, noise]), Buffer.concat([png, noise])][number % 3]!;
}

function multipart(fields: Record<string, string>, name: string, file: Buffer): Omit<Sent, "path"> {
  const edge = "niho-trial-edge";
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="odd"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(parts.join("") + head), file, Buffer.from(`\r\n--${edge}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${edge}`, body };
}

function send(agent: Agent, { url, kind }: Flood, { path, type, body }: Sent): Promise<string> {
  const headers = body
    ? {
        "Content-Type": type,
        "Content-Length": Buffer.byteLength(body),
        Origin: url,
        Accept: "application/json",
      }
    : {};
  return new Promise((resolve) => {
    const asked = request(new URL(path, url), {
      agent,
      method: body ? "POST" : "GET",
      headers: { ...fromVisitor(kind), ...headers },
    });
    asked.on("error", () => resolve("cut"));
    asked.on("response", (response) => {
      response
        .on("error", () => resolve("cut"))
        .on("end", () => resolve(String(response.statusCode)))
        .resume();
    });
    asked.end(body);
  });
}

async function flood(what: Flood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const answers: Answers = {};
  let next = 0;
  const over = new AbortController();
  parentPort!.once("message", () => over.abort());
  const one = async () => {
    while (!over.signal.aborted) {
      const status = await send(agent, what, FLOODS[what.kind](next++, what));
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  agent.destroy();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(answers);
}

if (parentPort && workerData) await flood(workerData as Flood);
