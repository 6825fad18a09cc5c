import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../support/repository.ts";
import { expectTrue, isMissing, output, run } from "./parts.ts";

const TOOLS = ["buildah", "podman", "runc", "mmdebstrap"];
const BASE = "localhost/niho-node:trial";
const IMAGE = "localhost/niho:trial";
const CONTAINER = "niho-trial";
const PORT = "3999";
/** Bytes, packed as a registry keeps it. */
const LARGEST = 330e6;

/**
 * Builds the image of `Dockerfile` and runs it as an operator should, with the tools of the system and without a registry:
 * its base is made from Debian's packages and the Node that the packages bring. It must answer, not be root, write to /data
 * alone, and end when told to. It needs root, and takes some minutes.
 */
export async function tryImage(): Promise<void> {
  if (isMissing("image", TOOLS)) return;
  const folder = mkdtempSync(join(tmpdir(), "niho-trial-"));
  try {
    makeBase(folder);
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
    const packed = Number(output("sh", ["-c", `podman save ${IMAGE} | gzip -6 | wc -c`]));
    expectTrue(packed <= LARGEST, `it is ${Math.round(packed / 1e6)} MB packed, ${LARGEST / 1e6} at most`);
  } finally {
    spawnSync("podman", ["rm", "--force", CONTAINER]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Debian without anything that the site does not need, and Node with npm as the image of Node has them. */
function makeBase(folder: string): void {
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
  // It runs the command where it may write: without that, any exec that fails would pass for a refusal.
  const writesTo = (file: string) =>
    within("node", ["-e", `require("fs").writeFileSync(${JSON.stringify(file)}, "")`]);
  const [allowed, refused] = [writesTo("/data/x"), writesTo("/niho/x")];
  expectTrue(allowed.status === 0, "it can write to /data", allowed.stderr);
  expectTrue(
    refused.status !== 0 && refused.stderr.includes("EROFS"),
    "it cannot write outside /data",
    refused.stderr,
  );
  const doctor = within("node", ["cli/main.ts", "doctor"]);
  expectTrue(doctor.stdout.includes("Niho"), "doctor answers in it", doctor.stderr);
  const before = Date.now();
  run("podman", ["stop", "--time=20", CONTAINER]);
  expectTrue(Date.now() - before < 10_000, "it ends within ten seconds");
}

/** Runs a command in the container. */
function within(program: string, words: readonly string[]) {
  return spawnSync("podman", ["--runtime=runc", "exec", CONTAINER, program, ...words], { encoding: "utf8" });
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
