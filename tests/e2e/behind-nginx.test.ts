import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { nginxVersion, startNginx } from "../benchmarks/nginx.ts";
import { freePort } from "../support/free-port.ts";
import { bookingOf, postForm } from "../stress/load.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";

/** The lines of docs/scaling.md, before its `server` and inside it. */
const [, UPSTREAM, SERVER] =
  /```nginx\n(upstream [^\n]+\n)server \{\n([\s\S]+?)\n\}\n```/.exec(
    readFileSync(join(ROOT, "docs/scaling.md"), "utf8"),
  ) ?? [];

test.skipIf(nginxVersion() === null)(
  "While one of two sites starts, nginx as docs/scaling.md has it shows no visitor a refusal, and every form is kept",
  async () => {
    const ready = await startSite({ environment: { SAMPLE_PRACTICES: "10", TRUSTED_PROXIES: "127.0.0.1" } });
    onTestFinished(ready.dispose);
    const port = await neverReady();
    const nginx = await startNginx({
      http: UPSTREAM!.replace("3001", new URL(ready.url).port).replace("3002", String(port)),
      server: SERVER!,
    });
    onTestFinished(nginx.close);

    const url = `http://127.0.0.1:${nginx.port}`;
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const form = await postForm(url, bookingOf(at), {}, ONE_EACH);
      statuses.push((await fetch(`${url}/directory`)).status, form.status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
  },
);

/** A connection for each form, as visitors have them. */
const ONE_EACH = new Agent({ keepAlive: false });

/** The port of a site that tries to start again and again: nobody is its database. */
async function neverReady(): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/niho`,
      APP_SECRET: "a secret of more than thirty-two characters",
      DATA_DIR: mkdtempSync(join(tmpdir(), "niho-")),
    },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503),
    20_000,
  );
  return port;
}
