import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { startupFallback } from "#kit/shell/startup-fallback.ts";
import { readConfig } from "#server/config.ts";
import { LIMITS } from "#server/limits/limits.ts";
import { MOST_MEMORY } from "#services/pictures/make-picture.ts";
import { newFolder } from "./support/new-folder.ts";
import { ROOT } from "./support/repository.ts";

type Service = {
  image?: string;
  build?: string;
  privileged?: boolean;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
};

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { services } = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
};
const dockerfile = read("Dockerfile");
const OFFERED = [...read("deploy/env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)];

test("compose.yaml has nothing that podman-compose 1.0.3, which Debian 12 packs, passes over or takes literally", () => {
  const whole = read("deploy/compose.yaml");
  expect(whole).not.toMatch(/:?-\}/);
  expect(whole).not.toMatch(/^ +(?:profiles|ipam|secrets|configs):/m);
});

test("The image has the Node that the packages pin, runs as nobody in particular, and writes to /data alone", () => {
  expect(dockerfile).toContain(
    `ARG NODE_IMAGE=docker.io/library/node:${process.versions.node}-bookworm-slim`,
  );
  expect(dockerfile).toMatch(/^USER 65532:65532$/m);
  expect(dockerfile).toMatch(/^VOLUME \/data$/m);
  expect(dockerfile).not.toContain("npm prune --");
  for (const [, source] of dockerfile.matchAll(/^COPY (?!--from)(\S+) \S+$/gm))
    expect(existsSync(join(ROOT, source!)), source).toBe(true);
});

test("No container of compose.yaml has more than it needs, and each waits for what it needs", () => {
  for (const [
    name,
    { image = "", build, privileged, cap_drop, security_opt, depends_on = {} },
  ] of Object.entries(services)) {
    expect(privileged, name).toBeUndefined();
    expect(cap_drop, name).toEqual(["ALL"]);
    expect(security_opt, name).toEqual(["no-new-privileges:true"]);
    if (build === undefined) expect(image, name).toMatch(/^docker\.io\/[a-z/]+:v?\d/);
    for (const { condition } of Object.values(depends_on)) expect(condition, name).toBe("service_healthy");
  }
  expect(services["site"]!.read_only).toBe(true);
});

test("The proxy's page for a site that doesn't answer is today's", () => {
  expect(services["proxy"]!.volumes!.join()).toContain(
    "./unavailable.html:/etc/caddy/pages/unavailable.html",
  );
  expect(read("deploy/Caddyfile")).toContain("rewrite * /unavailable.html");
  expect(read("deploy/unavailable.html")).toBe(startupFallback(null));
});

test("nginx and Caddy, as we describe them, let through as much of a form with a file as the site reads", () => {
  const nginx = [...read("docs/deploying.md").matchAll(/client_max_body_size (\d+)m;/g)];
  const caddy = [...read("deploy/Caddyfile").matchAll(/max_size (\d+)MiB/g)];
  const bytes = [...nginx, ...caddy].map(([, size]) => Number(size) * 2 ** 20);
  expect(bytes).toEqual([LIMITS.uploadBytesRead, LIMITS.uploadBytesRead]);
});

test("What compose.yaml asks for is in deploy/env.example, without a secret, and is a variable of the site", () => {
  const whole = read("deploy/compose.yaml");
  const asked = [...whole.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);
  const names = OFFERED.map(([, name]) => name!);
  const withDefault = [...whole.matchAll(/\$\{([A-Z_]+):-[^}]+\}/g)].map(([, name]) => name!);
  expect(asked.filter((name) => ![...names, ...withDefault].includes(name))).toEqual([]);
  expect(OFFERED.filter(([, , value]) => value !== "")).toEqual([]);
  const given = [...names, ...Object.keys(services["site"]!.environment!)];
  expect(readConfig(Object.fromEntries(given.map((name) => [name, ""]))).unknown).toEqual([]);
});

test("Every variable that an operator can set reaches the site in its container", () => {
  const asked = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  expect(services["site"]!.env_file).toBe(".env");
  const given = [...OFFERED.map(([, name]) => name!), ...Object.keys(services["site"]!.environment!)];
  const setByImage = [...dockerfile.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!);
  // systemd's sockets are none of a container, and compose hands over a secret itself, not its file.
  const missing = [...asked.difference(new Set([...given, ...setByImage]))].filter(
    (name) => !name.startsWith("LISTEN_") && !given.includes(name.replace(/_FILE$/, "")),
  );
  expect(asked.size).toBeGreaterThan(given.length);
  expect(missing).toEqual([]);
});

test("The unit of docs/deploying.md has room for a worker and a picture, and goes on where the picture takes too much", () => {
  const unit = read("docs/deploying.md");
  const megabytes = (text: string, words: RegExp) => Number(words.exec(text)![1]) * 2 ** 20;
  const worker = megabytes(read("docs/scaling.md"), /Set `MemoryMax` to (\d+) MB for each/);
  expect(megabytes(unit, /^MemoryMax=(\d+)M$/m)).toBeGreaterThanOrEqual(worker + MOST_MEMORY);
  // systemd's own answer to one process that Linux ends for its memory is to stop the whole service.
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

test("The unit of docs/deploying.md doesn't hide /proc/sys, so a restart of the site is none of the machine", () => {
  // The boot id is read there: `outbox/jobs/uptime.ts`.
  expect(read("docs/deploying.md")).not.toMatch(
    /^(?:ProcSubset=pid|(?:InaccessiblePaths|TemporaryFileSystem)=.*\/proc)/m,
  );
});

test("systemd accepts the units of docs/deploying.md as they stand, and calls the service well locked up", ({
  skip,
}) => {
  const analyze = (...words: string[]) => spawnSync("systemd-analyze", words, { encoding: "utf8" });
  skip(analyze("--version").status !== 0, "systemd-analyze is not installed");
  const units = [
    ...read("docs/deploying.md").matchAll(
      /`\/etc\/systemd\/system\/(niho\.\w+)`:\n\n```ini\n([\s\S]+?)\n```/g,
    ),
  ];
  expect(units.map(([, name]) => name)).toEqual(["niho.socket", "niho.service"]);
  const folder = newFolder();
  const files = units.map(([, name, text]) => {
    writeFileSync(join(folder, name!), text!);
    return join(folder, name!);
  });
  const { stdout, stderr } = analyze("verify", ...files);
  // It may say what it likes of other units of this machine, but of ours that the site is not installed here.
  const about = (stdout + stderr).split("\n").filter((line) => line.includes("niho"));
  expect(about.filter((line) => !line.includes("is not executable"))).toEqual([]);
  const judged = analyze("security", "--offline=true", files[1]!).stdout;
  expect(
    Number(/Overall exposure level for niho\.service: ([\d.]+)/.exec(judged)?.[1]),
    judged,
  ).toBeLessThanOrEqual(1.5);
});
