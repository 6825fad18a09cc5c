import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What is answered under one path, whatever the query: `{ type: "text/html", body: "<p>Hello" }`. */
export type BareAnswer = { type: string; body: string; headers?: Record<string, string> };

/**
 * A server of next to nothing, beside which pages are measured in a browser: what these take, the browser and the
 * machine take for themselves. Everything else is 404.
 */
export async function openBarePages(
  answers: Readonly<Record<string, BareAnswer>>,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    const answer = answers[request.url!.split("?", 1)[0]!];
    if (!answer) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": answer.type, ...answer.headers }).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
