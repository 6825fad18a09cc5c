import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./support/repository.ts";

/**
 * `npm run trial`: builds the image of `Dockerfile` and runs it as an operator should, with the tools of the system and
 * without a registry: its base is made from Debian's packages and the Node that the packages bring. Ends with 1 unless the
 * container answers, is not root, writes to /data alone, and ends when told to. What is missing is said, and nothing is
 * installed. It needs root, and takes some minutes.
 */
const TOOLS = ["buildah", "podman", "runc", "mmdebstrap"];
const BASE = "localhost/niho-node:trial";
const IMAGE = "localhost/niho:trial";
const CONTAINER = "niho-trial";
const PORT = "3999";

const missing = TOOLS.filter((tool) => spawnSync("which", [tool]).status !== 0);
if (missing.length > 0) {
  console.log(`Not tried: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not installed.`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "niho-trial-"));
try {
  makeBase();
  run("buildah", [
    "bud",
    "--isolation=chroot",
    "--network=host",
    `--build-arg=NODE_IMAGE=${BASE}`,
    // What npm has fetched before need not be fetched again.
    "--build-arg=NPM_FLAGS=--prefer-offline --cache=/npm-cache",
    `--volume=${output("npm", ["config", "get", "cache"])}:/npm-cache`,
    "--tag",
    IMAGE,
    ROOT,
  ]);
  await tryContainer();
} finally {
  spawnSync("podman", ["rm", "--force", CONTAINER]);
  rmSync(folder, { recursive: true, force: true });
}

/** Debian without anything that the site does not need, and Node with npm as the image of Node has them. */
function makeBase(): void {
  const base = join(folder, "base");
  const packages = "--include=ca-certificates,tzdata,libstdc++6,libatomic1,libjemalloc2";
  run("mmdebstrap", ["--variant=apt", packages, "bookworm", base]);
  const node = realpathSync(process.execPath);
  const npm = join(dirname(realpathSync(output("which", ["npm"]))), "..");
  mkdirSync(join(base, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(node, join(base, "usr/local/bin/node"));
  cpSync(npm, join(base, "usr/local/lib/node_modules/npm"), { recursive: true });
  run("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(base, "usr/local/bin/npm")]);
  const container = output("buildah", ["from", "scratch"]);
  run("buildah", ["add", container, base, "/"]);
  run("buildah", [
    "config",
    "--env",
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    container,
  ]);
  run("buildah", ["commit", "--rm", container, BASE]);
}

async function tryContainer(): Promise<void> {
  run("podman", [
    "--runtime=runc",
    "--cgroup-manager=cgroupfs",
    "run",
    "--detach",
    `--name=${CONTAINER}`,
    "--read-only",
    "--cap-drop=all",
    "--security-opt=no-new-privileges",
    "--ulimit=nofile=4096:4096",
    "--ulimit=nproc=1024:1024",
    "--network=host",
    `--env=PORT=${PORT}`,
    "--env=HOST=127.0.0.1",
    "--env=SAMPLE_PRACTICES=60",
    IMAGE,
  ]);
  await expectAnswer("/readyz", "ready");
  await expectAnswer("/directory", "<h1");
  const [state] = JSON.parse(output("podman", ["inspect", CONTAINER])) as [{ State: { Pid: number } }];
  const status = readFileSync(`/proc/${state.State.Pid}/status`, "utf8");
  expectTrue(/^Uid:\t65532\t/m.test(status), "it runs as 65532");
  expectTrue(/^CapEff:\t0+$/m.test(status), "it has no capability");
  expectTrue(/^NoNewPrivs:\t1$/m.test(status), "it can gain none");
  const maps = readFileSync(`/proc/${state.State.Pid}/maps`, "utf8");
  expectTrue(maps.includes("libjemalloc"), "it runs with jemalloc");
  const write = spawnSync("podman", [
    "--runtime=runc",
    "exec",
    CONTAINER,
    "node",
    "-e",
    "require('fs').writeFileSync('/niho/x', '')",
  ]);
  expectTrue(write.status !== 0, "it cannot write outside /data");
  const doctor = spawnSync("podman", ["--runtime=runc", "exec", CONTAINER, "node", "cli/main.ts", "doctor"]);
  expectTrue(doctor.stdout.toString().includes("Niho"), "doctor answers in it");
  const before = Date.now();
  run("podman", ["stop", "--time=20", CONTAINER]);
  expectTrue(Date.now() - before < 10_000, "it ends within ten seconds");
}

async function expectAnswer(path: string, words: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const text = await fetch(`http://127.0.0.1:${PORT}${path}`).then(
      async (answer) => (answer.ok ? await answer.text() : ""),
      () => "",
    );
    if (text.includes(words)) return expectTrue(true, `${path} answers`);
    await pause(1_000);
  }
  console.error(output("podman", ["logs", CONTAINER]));
  return expectTrue(false, `${path} answers`);
}

function expectTrue(is: boolean, what: string): void {
  console.log(`${is ? "✓" : "✗"} ${what}`);
  if (!is) process.exitCode = 1;
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`${program} ${words[0]} failed:\n${stderr.toString().slice(-2_000)}`);
}

function output(program: string, words: readonly string[]): string {
  return spawnSync(program, words).stdout.toString().trim();
}
