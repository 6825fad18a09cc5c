import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What a visitor asks for, whole. */
export type Question = { method: string; address: string; headers: IncomingHttpHeaders; body: Buffer };

/** Somebody between a site and its visitors, who answers as `answer` does; without an answer the visitor waits. */
export async function standBetween(
  answer: (question: Question, response: ServerResponse) => Promise<unknown>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { method = "", url: address = "", headers } = request;
    buffer(request)
      .then((body) => answer({ method, address, headers, body }, response))
      .catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the site looks at of a visitor's headers. */
const LOOKED_AT = ["content-type", "user-agent", "sec-purpose"] as const;
/** They are of the body as it came to us. */
const OF_THE_BODY = /^content-(length|encoding)$|^transfer-encoding$|^etag$/;

/** Asks the site what we were asked, and gives its answer with the headers that can be passed on. */
export async function askInstead(
  url: string,
  { method, address, headers, body }: Question,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const told = LOOKED_AT.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const answer = await fetch(url + address, {
    method,
    redirect: "manual",
    headers: Object.fromEntries(told) as Record<string, string>,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const kept = [...answer.headers].filter(([name]) => !OF_THE_BODY.test(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(kept),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
