import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { readConfig, useNewZealandTime } from "./config.ts";
import { openLog } from "./log/log.ts";
import { startServices } from "./services.ts";
import type { createSite } from "./site.ts";

/** `npm run dev`: the same site, with every source file read anew when it changes. */
useNewZealandTime();
const config = readConfig();
const { log } = openLog(config.logLevel);
const house = await startServices(config, log);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const listener = getRequestListener(
  async (request) => {
    const newest = (await vite.ssrLoadModule("./server/site.ts")) as { createSite: typeof createSite };
    const map = { origins: config.map.origins, tiles: house.tiles };
    const site = await newest.createSite(house.services, { clientFiles: null, isReady: () => true, map });
    return site.fetch(request);
  },
  { overrideGlobalObjects: false },
);
const server = createHttpServer((request, response) => {
  // Nothing is kept while pages change under one's hands, and it is not built here.
  if (request.url === "/after-load.js") return response.setHeader("Content-Type", "text/javascript").end();
  return vite.middlewares(request, response, () => void listener(request, response));
});
// One of them is enough for whoever develops; without a host it would be open to the whole network.
server.listen(config.port, config.hosts[0], () =>
  console.log(`Niho (development) is at ${config.publicUrl}`),
);
