import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Chosen } from "./chosen.ts";
import { nameOnPage } from "./controls.ts";

export type Named = { id: number; name: string };

/**
 * The practices by name, once all names are known: from the page, or else from `/api/v1/practices/{id}`. What does not
 * exist any more is taken off.
 */
export function useNames(chosen: Chosen, ids: readonly number[]) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const asked = useRef(new Set<number>());
  const learn = (id: number, name: string) => setNames((known) => new Map(known).set(id, name));
  const find = useEffectEvent(async (id: number) => {
    const name = nameOnPage(id) ?? (await fetchName(id));
    if (name === null) chosen.remove([id]);
    else learn(id, name);
  });
  useEffect(() => {
    for (const id of ids) {
      if (names.has(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      void find(id);
    }
  }, [ids, names]);
  const practices = ids.flatMap((id): Named[] => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
  return { practices: practices.length === ids.length ? practices : [], learn };
}

/** Null where there is none. Without a connection it has a number, so that it can still be removed. */
async function fetchName(id: number): Promise<string | null> {
  try {
    const answer = await fetch(`/api/v1/practices/${id}`);
    if (answer.status === 404) return null;
    if (answer.ok) return ((await answer.json()) as { name: string }).name;
  } catch {
    // As below.
  }
  return `Practice ${id}`;
}
