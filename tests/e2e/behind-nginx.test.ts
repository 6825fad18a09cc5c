import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { TAKE_FILES } from "#server/limits/file-parts.ts";
import { nginxVersion, startNginx } from "../benchmarks/nginx.ts";
import { freePort } from "../support/free-port.ts";
import { newFolder } from "../support/new-folder.ts";
import { bookingOf, postForm } from "../stress/load.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";
import { noDatabase, startUnready } from "../support/unready-site.ts";

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
    const waiting = await startUnready(await noDatabase());
    onTestFinished(() => void waiting.child.kill("SIGKILL"));
    await waiting.becomes(503);
    const nginx = await startNginx({
      http: UPSTREAM!.replace("3001", new URL(ready.url).port).replace("3002", new URL(waiting.url).port),
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

/** The whole of docs/deploying.md, and what Debian has around it: its logs hold everything where ours say nothing else. */
const [, DEPLOYED] =
  /```nginx\n([\s\S]+?)\n```/.exec(readFileSync(join(ROOT, "docs/deploying.md"), "utf8")) ?? [];

test("What nginx writes as docs/deploying.md has it names no token, no address and no visitor, whether the site is up, stopped or slow", async ({
  skip,
}) => {
  skip(nginxVersion() === null, "nginx is not installed (apt-get install nginx-light)");
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "10", TRUSTED_PROXIES: "127.0.0.1" } });
  onTestFinished(site.dispose);
  const { nginx, folder, plain, secure } = await startDeployed(site.url);
  const ask = (port: number, path: string, method = "GET", body = "") =>
    askFrom(VISITOR, port, path, method, body);
  const askAll = async () => [
    await ask(secure, `/request/${TOKEN}`),
    await ask(secure, `/newsletter/unsubscribe?token=${TOKEN}`),
    await ask(secure, `/request/${TOKEN}`, "POST", `message=${TOKEN.repeat(2_000)}`),
    await ask(secure, `/request/${TOKEN}`, "POST", TOKEN.repeat(10_000)),
    await ask(plain, `/request/${TOKEN}`),
  ];
  const up = await askAll();
  // A site that has hung, and takes connections all the same.
  site.child.kill("SIGSTOP");
  const slow = ask(secure, `/review/${TOKEN}`).catch(() => 0);
  site.child.kill("SIGCONT");
  await slow;
  await site.stop();
  const down = await askAll();
  nginx.kill("SIGQUIT");
  await once(nginx, "exit");

  expect(up.at(-1)).toBe(308);
  expect(down).toEqual([503, 503, 503, 413, 308]);
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "nginx.conf")
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
  for (const secret of [TOKEN, VISITOR, FORWARDED, "/request", "token=", "mail.example"])
    expect(written).not.toContain(secret);
  const log = readFileSync(join(folder, "niho.log"), "utf8").trim().split("\n");
  expect(log.length).toBeGreaterThanOrEqual(11);
  // nginx asks for its own page with GET, whatever was sent.
  expect(log.filter((line) => / GET 503 upstream=502 seconds=\d/.test(line))).toHaveLength(3);
});

test("nginx as docs/deploying.md has it finds a file of 1 MB too large at no address that takes files", async ({
  skip,
}) => {
  skip(nginxVersion() === null, "nginx is not installed (apt-get install nginx-light)");
  const site = await startSite({ environment: { SAMPLE_PRACTICES: "10", TRUSTED_PROXIES: "127.0.0.1" } });
  onTestFinished(site.dispose);
  const { secure } = await startDeployed(site.url);
  const type = "multipart/form-data; boundary=end";
  const part = 'Content-Disposition: form-data; name="file"; filename="list.csv"\r\nContent-Type: text/csv';
  const body = `--end\r\n${part}\r\n\r\n${"x".repeat(2 ** 20)}\r\n--end--\r\n`;
  for (const path of TAKE_FILES.flatMap((one) => [one, `${one}.data`]))
    expect([path, await askFrom(VISITOR, secure, path, "POST", body, type)]).not.toContain(413);
});

const TOKEN = "s3cretT0kenOfAMail";
/** Loopback too, but not what the site itself is at. */
const VISITOR = "127.0.0.77";
const FORWARDED = "203.0.113.77";

/** Starts the whole nginx of docs/deploying.md before a site, without its certificate: it lets through and logs the same. */
async function startDeployed(
  siteUrl: string,
): Promise<{ nginx: ChildProcess; folder: string; plain: number; secure: number }> {
  const folder = newFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  const configuration = DEPLOYED!
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${secure};`)
    .replaceAll(/^ *ssl_.+$/gm, "")
    .replaceAll("127.0.0.1:3000", new URL(siteUrl).host.replace("localhost", "127.0.0.1"))
    .replace("/opt/niho/current/build", join(ROOT, "build"))
    .replaceAll("/var/log/nginx", folder);
  const nginx = await startWholeNginx(folder, configuration, secure);
  onTestFinished(() => void nginx.kill("SIGKILL"));
  return { nginx, folder, plain, secure };
}

/** Starts nginx with its own logs at their defaults, in this folder. */
async function startWholeNginx(folder: string, configuration: string, port: number): Promise<ChildProcess> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log info;
events { worker_connections 64; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  access_log ${folder}/access.log;
  ${configuration}
}`,
  );
  const child = spawn("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    stdio: "ignore",
  });
  await expect.poll(() => askFrom("127.0.0.1", port, "/healthz", "GET", ""), { timeout: 20_000 }).toBe(200);
  return child;
}

async function askFrom(
  localAddress: string,
  port: number,
  path: string,
  method: string,
  body: string,
  type = "application/x-www-form-urlencoded",
): Promise<number> {
  const asked = request({
    host: "127.0.0.1",
    port,
    path,
    method,
    localAddress,
    agent: false,
    headers: {
      "Content-Type": type,
      "X-Forwarded-For": FORWARDED,
      Referer: `https://mail.example/?link=${TOKEN}`,
    },
  });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode!;
}

/** A connection for each form, as visitors have them. */
const ONE_EACH = new Agent({ keepAlive: false });
