import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../support/repository.ts";
import { expectTrue, isMissing } from "./parts.ts";

const PORT = 3998;
const SITE_PORT = 3997;

/** Runs Caddy with `deploy/Caddyfile`: before a site that answers, and before one that is stopped. */
export async function tryProxy(): Promise<void> {
  if (isMissing("proxy", ["caddy"])) return;
  const caddy = spawn(
    "caddy",
    ["run", "--adapter", "caddyfile", "--config", join(ROOT, "deploy/Caddyfile")],
    {
      env: {
        ...process.env,
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        SITE: `127.0.0.1 ${SITE_PORT}`,
        PAGES: join(ROOT, "deploy"),
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  caddy.stderr.on("data", (chunk: Buffer) => (said += String(chunk)));
  try {
    const stopped = await answerOf("/book", 503);
    expectTrue(stopped.status === 503, "a stopped site is a 503", said);
    for (const words of ["isn’t answering right now", "tel:111", "Healthline", "Go back and send it again"])
      expectTrue(stopped.text.includes(words), `its page says “${words}”`);
    expectTrue(stopped.headers.get("retry-after") === "5", "it says when to try again");
    const site = createServer((_, response) => response.end("Here I am"));
    site.listen(SITE_PORT, "127.0.0.1");
    const answered = await answerOf("/", 200);
    expectTrue(answered.text === "Here I am", "a site that answers is seen through it");
    stop(site);
    const waiting = fetch(`http://127.0.0.1:${PORT}/`);
    await pause(2_000);
    site.listen(SITE_PORT, "127.0.0.1");
    expectTrue((await waiting).status === 200, "a page that is asked for while it restarts waits for it");
    stop(site);
    expectTrue((await answerOf("/", 503)).text.includes("tel:111"), "and the page is back when it stops");
  } finally {
    caddy.kill();
    await once(caddy, "exit");
  }
}

function stop(site: Server): void {
  site.closeAllConnections();
  site.close();
}

/** Asks until the status is as expected, forty times at most: in each the proxy waits five seconds for the site. */
async function answerOf(path: string, expected: number) {
  let last = { status: 0, text: "", headers: new Headers() };
  for (let tries = 0; tries < 40 && last.status !== expected; tries += 1) {
    await pause(tries === 0 ? 0 : 500);
    last = await fetch(`http://127.0.0.1:${PORT}${path}`).then(
      async (answer) => ({ status: answer.status, text: await answer.text(), headers: answer.headers }),
      () => last,
    );
  }
  return last;
}
