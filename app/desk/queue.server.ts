import type { RouterContextProvider } from "react-router";
import { readQueue, type ShownItem } from "#services/desk/queue.ts";
import type { Services } from "#services/services.ts";

const READ = new WeakMap<object, Promise<ShownItem[]>>();

/** What waits for us, read once a request: the frame counts it, and Today shows it. */
export function queueOf(
  context: Readonly<RouterContextProvider>,
  services: Services,
): Promise<readonly ShownItem[]> {
  return READ.getOrInsertComputed(context, () => readQueue(services));
}
