import { once } from "node:events";

/** What Chromium says by itself, by the names of its protocol: of it what `tab.ts` hears. */
export type Heard =
  | { method: "Target.attachedToTarget"; params: { sessionId: string; targetInfo: TargetInfo } }
  | { method: "Target.targetInfoChanged"; params: { targetInfo: TargetInfo } }
  | {
      method: "Preload.prerenderStatusUpdated";
      params: { key: { url: string }; status: string; prerenderStatus?: string };
    }
  | { method: "Page.lifecycleEvent"; params: { name: string; loaderId: string } };

type TargetInfo = { targetId: string; type: string; subtype?: string };

/** The answers that are read. */
type Results = {
  "Target.createTarget": { targetId: string };
  "Target.attachToTarget": { sessionId: string };
  "Page.navigate": { loaderId: string };
  "Runtime.evaluate": {
    result: { value: unknown };
    exceptionDetails?: { exception: { description: string } };
  };
};

export type DevTools = {
  /** Gives an order, to a page if there is its session. */
  ask: <M extends string>(
    method: M,
    params?: object,
    session?: string,
  ) => Promise<M extends keyof Results ? Results[M] : unknown>;
  close: () => void;
};

type Answer = { result: never } | { error: { message: string } };
type Detached = { method: "Target.detachedFromTarget"; params: { sessionId: string } };
type Message = ({ id: number } & Answer) | Detached | Heard;

/** Talks to Chromium at the address where it listens. */
export async function openDevTools(address: string, hear: (heard: Heard) => void): Promise<DevTools> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  let last = 0;
  const waiting = new Map<number, { asked: string | undefined; take: (answer: Answer) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if ("id" in message) {
      waiting.get(message.id)?.take(message);
      waiting.delete(message.id);
    } else if (message.method === "Target.detachedFromTarget") {
      // A test that still waits for that page would wait for ever.
      for (const { asked, take } of waiting.values())
        if (asked === message.params.sessionId) take({ error: { message: "the page is gone" } });
    } else hear(message);
  });
  return {
    ask(method, params = {}, session) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const take = (answer: Answer) =>
          "error" in answer
            ? reject(new Error(`${method}: ${answer.error.message}`))
            : resolve(answer.result);
        waiting.set(id, { asked: session, take });
        socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
      });
    },
    close: () => socket.close(),
  };
}
