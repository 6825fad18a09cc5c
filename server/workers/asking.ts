import type { Shared, SharedName, WorkerMessage } from "./messages.ts";

type Ask = Extract<WorkerMessage, { niho: "ask" }>;
export type Answer = Extract<WorkerMessage, { niho: "answer" | "failed" }>;

/** The worker's end: what it asks of the first process, and what that has answered. */
export function openAsking(send: (ask: Ask) => void): {
  shared: Shared;
  hear: (answer: Answer) => void;
} {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;

  function ask<Name extends SharedName>(name: Name): Shared[Name] {
    const asking = (...given: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        waiting.set(id, { resolve, reject });
        send({ niho: "ask", id, name, given });
      });
    return asking as Shared[Name];
  }

  return {
    shared: {
      attempt: ask("attempt"),
      judge: ask("judge"),
      settle: ask("settle"),
      claim: ask("claim"),
      release: ask("release"),
      readMetrics: ask("readMetrics"),
    },
    hear(heard) {
      const asking = waiting.get(heard.id);
      waiting.delete(heard.id);
      if (heard.niho === "answer") asking?.resolve(heard.answer);
      else asking?.reject(new Error("The first process could not answer: its log says why."));
    },
  };
}

/** The end of the process that counts for all. A fault there must not leave a visitor of a worker waiting. */
export async function answerTo(
  { id, name, given }: Ask,
  shared: Shared,
  onFault: (error: unknown) => void,
): Promise<Answer> {
  try {
    const ask = shared[name] as (...given: readonly unknown[]) => Promise<unknown>;
    return { niho: "answer", id, answer: await ask(...given) };
  } catch (error) {
    onFault(error);
    return { niho: "failed", id };
  }
}
