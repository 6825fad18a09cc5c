import { execFile, execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bookingOf, postForm } from "../stress/load.ts";
import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { newFolder } from "../support/new-folder.ts";
import { ROOT } from "../support/repository.ts";
import { startSite } from "../support/running-site.ts";

const PAGE = readFileSync(join(ROOT, "docs/deploying.md"), "utf8");
/** What follows a heading, up to the next one. */
const section = (number: number) => PAGE.split(/^## /m).find((text) => text.startsWith(`${number}. `))!;
/** The lines of its blocks of shell. */
const shell = (text: string) =>
  [...text.matchAll(/^( *)```sh\n([\s\S]+?)\n\1```$/gm)].map(([, indent, lines]) =>
    lines!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );

test("The commands of docs/deploying.md, one after the other, lead to “All is well.”", async ({ skip }) => {
  skip(spawnSync("openssl", ["version"]).status !== 0, "openssl is not installed");
  const folder = newFolder();
  const port = await freePort();
  const mail = await startMailServer();
  const proxy = await startProxy(folder, port);
  const own = {
    "/etc/niho/niho.env": join(folder, "niho.env"),
    "/etc/niho/site.yaml": join(ROOT, "docs/site.example.yaml"),
    "/var/lib/niho": join(folder, "data"),
    "/opt/niho/current": ROOT,
    "/tmp/practices.csv": join(folder, "practices.csv"),
    "runuser -u niho -- ": "",
    "PORT=3000": `PORT=${port}`,
    "https://dentists.example.nz": `https://dentists.example.nz:${proxy}`,
    "smtps://user:password@mail.example.nz": `smtp://127.0.0.1:${mail.port}`,
    "YOUR-ADDRESS": "you@example.nz",
  };
  const asHere = (text: string) =>
    Object.entries(own).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

  const names = join(ROOT, "tests/support/own-names.ts");
  const network = [`NODE_EXTRA_CA_CERTS=${folder}/cert.pem`, `NODE_OPTIONS="--import ${names}"`];
  const variables = [asHere(shell(section(3))[0]!), ...network].join("\n");
  writeFileSync(join(folder, "niho.env"), variables);
  const [program, ...blocks] = [6, 7, 8].flatMap((number) => shell(section(number)));
  writeFileSync(join(folder, "niho"), asHere(program!), { mode: 0o700 });
  const environment = Object.fromEntries(
    variables.split("\n").map((line) => /^(\w+)="?(.*?)"?$/.exec(line)!.slice(1)),
  ) as Record<string, string>;
  const site = await startSite({ dataDir: join(folder, "data"), environment });
  onTestFinished(site.dispose);
  const { reference } = await postForm(`http://127.0.0.1:${port}`, bookingOf(1));
  const backups = join(folder, "data/backups");
  await expect
    .poll(() => readdirSync(backups), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^niho.*p$/));

  const commands = blocks.join("\n").split(/\n(?=sudo )/);
  expect(commands.length).toBeGreaterThan(8);
  let said = "";
  for (const command of commands) {
    const [line, ...expected] = command.split("\n");
    const typed = asHere(line!)
      .replace(/^sudo niho/, join(folder, "niho"))
      .replace("REFERENCE", reference!)
      .replace(
        "FILE",
        join(
          backups,
          readdirSync(backups).find((file) => file.startsWith("niho"))!,
        ),
      );
    const { status, printed } = await typeIn(typed);
    said = `${line}\n${printed}`;
    const isToMend = expected.some((words) => words.includes("mending"));
    expect(status, said).toBe(isToMend ? 1 : 0);
    for (const words of expected) expect(said).toContain(words.replace(/^# /, ""));
    if (line!.includes("--template")) fillIn(join(folder, "practices.csv"));
  }
  expect(said).toMatch(/✓ Practices +1 \(0 of them samples\)/);
  expect(said).toMatch(/✓ Reach +https:\/\/dentists\.example\.nz:\d+ answers; its certificate ends/);
  expect(said.trim().split("\n").at(-1)).toBe("All is well.");
  expect(mail.received.map(({ email }) => email.subject)).toContain("Test email from Smile Finder");
});

/** Mail server and proxy, which are in this process, answer meanwhile. */
function typeIn(command: string): Promise<{ status: number; printed: string }> {
  return new Promise((resolve) => {
    const child = execFile("sh", ["-c", command], (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}

/** Below the header that `import --template` wrote. */
function fillIn(file: string): void {
  const header = readFileSync(file, "utf8").trim();
  const practice: Record<string, string> = { name: "Kea Dental", town: "Nelson", email: "kea@kea.example" };
  const row = header.split(",").map((column) => practice[column.replace(/^\uFEFF/, "")] ?? "");
  writeFileSync(file, `${header}\n${row.join(",")}\n`);
}

/** https for dentists.example.nz, in front of the site; the port. */
async function startProxy(folder: string, site: number): Promise<number> {
  const certificate = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/cert.pem`, "-days", "90"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const name = ["-subj", "/CN=dentists.example.nz", "-addext", "subjectAltName=DNS:dentists.example.nz"];
  execFileSync("openssl", ["req", ...kind, ...certificate, ...name], { stdio: "ignore" });
  const [key, cert] = ["key.pem", "cert.pem"].map((file) => readFileSync(join(folder, file)));
  const proxy = createServer({ key: key!, cert: cert! }, ({ method, url, headers }, response) => {
    const asked = request({ port: site, host: "127.0.0.1", path: url!, method: method!, headers });
    asked.on("response", (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)));
    asked.on("error", () => response.writeHead(502).end());
    asked.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void proxy.close());
  await once(proxy, "listening");
  return (proxy.address() as AddressInfo).port;
}
