import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** Slow clients: what each sends at once, what it does every second after that, and whether it reads. */
export type SlowClients = { port: number; clients: number; first: string; each?: string; reads: boolean };

/** How many connections were opened altogether, and for how long the site kept the one that it kept the longest. */
export type Held = { opened: number; longestSeconds: number };

/*
 * In a thread of its own, because to open five hundred connections at one moment keeps a thread busy, and honest
 * visitors who came from the same one would wait for that too. It keeps the connections open, opens as many as were
 * cut once a second, and at a message closes them and says how it went.
 */
const { port, clients, first, each, reads } = workerData as SlowClients;
const open = new Map<Socket, number>();
let opened = 0;
let longest = 0;

const drip = setInterval(() => {
  if (each) for (const socket of open.keys()) socket.write(each);
  while (open.size < clients) hold();
}, 1_000);
for (let at = 0; at < clients; at++) hold();

parentPort!.once("message", () => {
  clearInterval(drip);
  for (const socket of open.keys()) {
    forget(socket);
    socket.destroy();
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is about windows; threads have no origin
  parentPort!.postMessage({ opened, longestSeconds: longest / 1_000 } satisfies Held);
});

function hold(): void {
  const socket = connect(port, "127.0.0.1");
  opened++;
  open.set(socket, performance.now());
  socket.on("error", () => undefined);
  socket.on("close", () => forget(socket));
  if (reads) socket.resume();
  else socket.pause();
  if (first) socket.write(first);
}

function forget(socket: Socket): void {
  const since = open.get(socket);
  if (since !== undefined) longest = Math.max(longest, performance.now() - since);
  open.delete(socket);
}
