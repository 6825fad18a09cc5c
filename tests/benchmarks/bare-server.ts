import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least that Node can do: the same head and the same bytes for everybody. Beside it one sees what ours adds. */
const [bodyFile, headFile] = process.argv.slice(2);
const body = readFileSync(bodyFile!);
const head = JSON.parse(readFileSync(headFile!, "utf8")) as string[];
const server = createServer((_, response) => response.writeHead(200, head).end(body));
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
