import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { LIMITS, type Limits } from "#server/limits/limits.ts";
import { type Door, openDoor, type ShownSite } from "#server/listener.ts";
import { type MemoryLog, memoryLog } from "./memory-log.ts";

/** A site behind real sockets, in this process. */
export type TestDoor = { url: string; port: number; door: Door; log: MemoryLog };

/** `const { url } = await openTestDoor({ site })`: closes with the test. Without a site it shows the fallback. */
export async function openTestDoor({
  site,
  limits = {},
  proxies = "",
  publicUrl = "http://localhost",
  log = memoryLog(),
}: {
  site?: ShownSite;
  limits?: Partial<Limits>;
  proxies?: string;
  publicUrl?: string;
  log?: MemoryLog;
} = {}): Promise<TestDoor> {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: proxies });
  const door = await openDoor({
    hosts: ["127.0.0.1"],
    port: 0,
    publicUrl,
    trustedProxies,
    log: log.log,
    limits: { ...LIMITS, drain: 200, ...limits },
  });
  if (site) door.show(site);
  onTestFinished(() => door.close());
  return { url: `http://127.0.0.1:${door.port}`, port: door.port, door, log };
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

/** `isOver` resolves when the connection has closed, whoever closed it. */
export type Spoken = { socket: Socket; heard: () => string; isOver: Promise<void> };
