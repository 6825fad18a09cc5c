import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { LIMITS, type Limits } from "#server/limits/limits.ts";
import type { ShownSite } from "#server/answers.ts";
import { type Listener, openListener } from "#server/listener.ts";
import { type MemoryLog, memoryLog } from "./memory-log.ts";

/** A site behind real sockets, in this process. */
export type TestListener = { url: string; port: number; listener: Listener; log: MemoryLog };

/** `const { url } = await openTestListener({ site })`: closes with the test. Without a site it shows the fallback. */
export async function openTestListener({
  site,
  limits = {},
  proxies = "",
  publicUrl = "http://localhost",
  log = memoryLog(),
  onUntrustedProxy = () => undefined,
}: {
  site?: ShownSite;
  limits?: Partial<Limits>;
  proxies?: string;
  publicUrl?: string;
  log?: MemoryLog;
  onUntrustedProxy?: (address: string | null) => void;
} = {}): Promise<TestListener> {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: proxies });
  const listener = await openListener({
    hosts: ["127.0.0.1"],
    port: 0,
    publicUrl,
    trustedProxies,
    log: log.log,
    onUntrustedProxy,
    limits: { ...LIMITS, shutdownTimeout: 200, ...limits },
  });
  if (site) listener.show(site);
  onTestFinished(() => listener.close());
  return { url: `http://127.0.0.1:${listener.port}`, port: listener.port, listener, log };
}

/** Opens a connection, sends bytes as they are, and collects what comes back. */
export async function speak(port: number, bytes: string): Promise<Spoken> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => (heard += chunk));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  onTestFinished(() => void socket.destroy());
  const isOver = new Promise<void>((over) => socket.once("close", () => over()));
  return { socket, heard: () => heard, isOver };
}

/** `isOver` resolves when the connection has closed, on either side. */
export type Spoken = { socket: Socket; heard: () => string; isOver: Promise<void> };
