import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/running-site.ts";
import { BEHIND_A_PROXY, bookingOf, emailOf, fromAddressOf } from "./load.ts";
import { keptSubmissions } from "./submissions.ts";
import { count, type Finding, type StressTest } from "./stress-test.ts";

/** A program with many connections and one address, which no honest visitor of the trial has. */
const FLOOD = { "X-Forwarded-For": "203.0.113.7" };
const CLIENTS = 16;
/** What decision 16 leaves to a program: 20 in ten minutes. */
const HANDFUL = 20;
/** How long an honest visitor looks at the form: autofilled in no time, or filled in by hand. Milliseconds. */
const FILLING = [0, 200, 3_500];

/**
 * One address posts as fast as it can, every time something else, as a browser does; then, while its punishment lasts,
 * honest visitors come from addresses of their own, without a script: some filled in by their browser at once, some
 * slow. Of the one nearly nothing may be kept and of what it typed nothing lost; of the others nobody refused.
 */
export const abuseStressTest: StressTest<{ posts: number; honest: number }> = async (
  { posts, honest },
  onProgress = () => undefined,
) => {
  const site = await startSite({ environment: { ...BEHIND_A_PROXY, SAMPLE_PRACTICES: "10" } });
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const all = posts + honest;
  const statuses = new Map<number, number>();
  let wordless = 0;
  let forgetful = 0;
  await share(posts, async (number) => {
    const answer = await send(site.url, { fields: bookingOf(number), headers: FLOOD, agent });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) {
      if (!(Number(answer.retryAfter) > 0)) wordless++;
      if (!holdsAll(answer.html, bookingOf(number))) forgetful++;
    }
    onProgress(number + 1, all);
  });

  let done = 0;
  const refused: number[] = [];
  await share(honest, async (at) => {
    const number = posts + at;
    const headers = fromAddressOf(number);
    const page = await send(site.url, { path: "/book", headers, agent });
    await pause(FILLING[at % FILLING.length]);
    const hidden = { "submission-id": valueOf("submission-id", page.html) ?? "" };
    const answer = await send(site.url, { fields: { ...bookingOf(number), ...hidden }, headers, agent });
    if (answer.status !== 303) refused.push(answer.status);
    onProgress(posts + ++done, all);
  });
  agent.destroy();
  await site.stop();
  const kept = new Set(
    (await keptSubmissions({ dataDir: site.dataDir, environment: {} })).map(({ email }) => email),
  );
  await site.dispose();

  const numbers = Array.from({ length: all }, (_, number) => number);
  const ofFlood = numbers.slice(0, posts).filter((number) => kept.has(emailOf(number))).length;
  const ofHonest = numbers.slice(posts).filter((number) => kept.has(emailOf(number))).length;
  const others = [...statuses.keys()].filter((status) => status !== 303 && status !== 429);
  const held = statuses.get(429) ?? 0;
  return [
    finding(
      "Of one address that floods a handful is kept",
      `${count(posts, "post")}: ${ofFlood} kept, ${held} answered 429, ${others.length} other answers`,
      ofFlood <= HANDFUL && ofFlood + held === posts && others.length === 0,
    ),
    finding(
      "Who is held back is told for how long, and keeps what was typed",
      `${held} answers 429: ${wordless} without Retry-After, ${forgetful} without all values`,
      wordless === 0 && forgetful === 0,
    ),
    finding(
      "No honest visitor is refused",
      `${count(honest, "visitor")} meanwhile: ${refused.length} refused, ${ofHonest} kept`,
      refused.length === 0 && ofHonest === honest,
    ),
  ];
};

/** Does each of so many things once, as many at a time as there are clients. */
async function share(total: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
}

type Page = { status: number; retryAfter: string | undefined; html: string };

/** Asks for a page or, with fields, posts a form, as a browser without scripts does. */
function send(
  url: string,
  {
    path = "/",
    fields,
    headers,
    agent,
  }: { path?: string; fields?: Record<string, string>; headers: Record<string, string>; agent: Agent },
): Promise<Page> {
  const body = fields && new URLSearchParams(fields).toString();
  const ofForm = body !== undefined && {
    Origin: url,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), {
      agent,
      method: fields ? "POST" : "GET",
      headers: { Accept: "text/html", ...ofForm, ...headers },
    });
    asked.on("error", reject);
    asked.on("response", (response) => {
      let html = "";
      response.setEncoding("utf8").on("data", (text: string) => (html += text));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"], html }),
      );
    });
    asked.end(body);
  });
}

/** What was typed and chosen is in the form that came back. */
function holdsAll(html: string, { message, "form-name": _name, ...values }: Record<string, string>): boolean {
  const isChosen = (value: string) => html.includes(`value="${value}"`);
  return html.includes(`>${message}<`) && Object.values(values).every(isChosen);
}

function valueOf(name: string, html: string): string | undefined {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
}

function finding(promise: string, seen: string, held: boolean): Finding {
  return { target: "S8", promise, seen, held };
}
