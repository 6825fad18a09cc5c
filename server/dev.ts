import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { FONTS_KEY } from "#app/shell/fonts.ts";
import { readConfig, useNewZealandTime } from "./config.ts";
import { openLog } from "./log/log.ts";
import { type ByTheClock, startServices } from "./services.ts";
import type { createSite } from "./site.ts";

/** `npm run dev`: the same site; a changed source file takes effect at the next request. */
useNewZealandTime();
const config = readConfig();
const { log } = openLog(config.logLevel);
const running = await startServices(config, log);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const newestSite = async () =>
  (await vite.ssrLoadModule("./server/site.ts")) as { createSite: typeof createSite } & ByTheClock;
running.startClock({
  advanceDueRequests: async (services) => (await newestSite()).advanceDueRequests(services),
  remindOfReplies: async (services) => (await newestSite()).remindOfReplies(services),
  askPractices: async (services) => (await newestSite()).askPractices(services),
  sendLostLinks: async (services) => (await newestSite()).sendLostLinks(services),
});
const listener = getRequestListener(
  async (request) => {
    const newest = await newestSite();
    const map = { origins: config.map.origins, tiles: running.tiles };
    const site = await newest.createSite(running.services, { clientFiles: null, isReady: () => true, map });
    return site.fetch(request);
  },
  { overrideGlobalObjects: false },
);
const server = createHttpServer((request, response) => {
  // Only the build makes this script, and its worker must not cache pages that are being changed. Pages name our fonts.
  if (request.url === "/after-load.js")
    return response.setHeader("Content-Type", "text/javascript").end(`localStorage["${FONTS_KEY}"] = ""`);
  return vite.middlewares(request, response, () => void listener(request, response));
});
// Without a host it would listen on every interface.
server.listen(config.port, config.hosts[0], () =>
  console.log(`Niho (development) is at ${config.publicUrl}`),
);
