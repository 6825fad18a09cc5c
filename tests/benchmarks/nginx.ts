import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";

export type Nginx = { port: number; pid: number; close: () => Promise<void> };

/** "1.22.1", or null where it is not installed. */
export function nginxVersion(): string | null {
  const { stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return /nginx\/(\S+)/.exec(stderr ?? "")?.[1] ?? null;
}

/**
 * An nginx of one process with this inside its `http` block and this inside its only `server`, in a folder that goes
 * with it. `files` are written there first; `@` in what it is told stands for that folder.
 */
export async function startNginx({
  http = "",
  server,
  files = {},
}: {
  http?: string;
  server: string;
  files?: Record<string, string | Buffer>;
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "niho-nginx-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid @/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path @/${name};`).join(" ")}
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000;
  open_file_cache max=100; open_file_cache_valid 600s;
  ${http}
  server { listen 127.0.0.1:${port}; ${server} }
}`.replaceAll("@", folder),
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilOpen(port, child);
  return {
    port,
    pid: child.pid!,
    async close() {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect({ host: "127.0.0.1", port });
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
  throw new Error(`nginx ended with ${child.exitCode}.`);
}
