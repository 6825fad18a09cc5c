import type { Handler, Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { RoutePattern } from "#services/log.ts";
import type { Services } from "#services/services.ts";
import { metricsAddress } from "../log/metrics.ts";
import { tilesAnswer } from "../map/tiles-address.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import { pictureAnswer } from "../picture-files.ts";
import type { SiteEnv } from "../request-context.ts";
import { RULES_PATH, rulesAnswer } from "../speculation-rules.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Refuse } from "./refuse.ts";
import { FOR_AN_HOUR, READ_ONLY, staticFiles } from "./static-files.ts";

/**
 * Addresses that are not the router's: health, readiness, metrics, map tiles, files. They stand before the limits, because
 * none of them renders, reads the database or counts more than is in memory; `stack.test.ts` lists all that do. They can only
 * be read: another method is answered with 405.
 */
export function addOwnAddresses(
  stack: Hono<SiteEnv>,
  build: ServerBuild,
  { clientFiles, isReady, isDatabaseUp = () => true, metrics, map }: Surroundings,
  refuse: Refuse,
): void {
  const addReadOnly = readOnly(stack, refuse);
  addReadOnly(OWN_ROUTES.health, (c) => c.text("ok"));
  addReadOnly(OWN_ROUTES.ready, (c) => (isReady() ? c.text("ready") : c.text("stopping", 503)));
  addReadOnly(OWN_ROUTES.readyDatabase, (c) => {
    if (!isReady()) return c.text("stopping", 503);
    return isDatabaseUp() ? c.text("ready") : c.text("the database does not answer", 503);
  });
  const rules = rulesAnswer(build, FOR_AN_HOUR);
  addReadOnly(RULES_PATH, (c) => rules(c.req.raw), OWN_ROUTES.files);
  if (metrics) addReadOnly(OWN_ROUTES.metrics, metricsAddress(metrics.metrics, metrics.token, metrics.read));
  if (map?.tiles) addReadOnly(OWN_ROUTES.tiles, tilesAnswer(map.tiles));
  if (clientFiles) stack.use(staticFiles(clientFiles, refuse));
}

/** Pictures of practices come from the database, so each waits its turn like a page. */
export function addPictures(stack: Hono<SiteEnv>, services: Services, refuse: Refuse): void {
  readOnly(stack, refuse)(OWN_ROUTES.pictures, pictureAnswer(services));
}

/** Adds addresses that can only be read: another method is answered with 405. */
export function readOnly(stack: Hono<SiteEnv>, refuse: Refuse) {
  return (path: string, answer: Handler<SiteEnv>, route = path as RoutePattern) =>
    stack
      .get(path, (c, next) => {
        c.env.route = route;
        return answer(c, next);
      })
      .all(path, (c) => refuse(c.req.raw, 405, READ_ONLY));
}
