import { parentPort } from "node:worker_threads";
import { loadFonts } from "./fonts.ts";
import { paint } from "./paint.ts";
import type { Answer, Order } from "./painter.ts";

/** The thread that `painter.ts` starts: one order, one answer. */
const port = parentPort;
if (!port) throw new Error("This file is a thread of the site and cannot be started by itself.");
const fonts = loadFonts();

port.on("message", ({ drawing }: Order) => {
  void answerTo(drawing).then((answer) => port.postMessage(answer));
});

async function answerTo(drawing: Order["drawing"]): Promise<Answer> {
  try {
    return { png: await paint(drawing, await fonts) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
