import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Chosen } from "./chosen.ts";
import { nameOnPage } from "./controls.ts";

export type Named = { id: number; name: string };

/**
 * The practices with their names, once all names are known: from the page, else from `/api/v1/practices/{id}`. A practice
 * that does not exist, or is listed no longer, is removed.
 */
export function useNames(chosen: Chosen, ids: readonly number[]) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const requested = useRef(new Set<number>());
  const learn = (id: number, name: string) => setNames((known) => new Map(known).set(id, name));
  const find = useEffectEvent(async (id: number) => {
    const name = nameOnPage(id) ?? (await fetchName(id));
    if (name === null) chosen.remove([id]);
    else learn(id, name);
  });
  useEffect(() => {
    for (const id of ids) {
      if (names.has(id) || requested.current.has(id)) continue;
      requested.current.add(id);
      void find(id);
    }
  }, [ids, names]);
  const practices = ids.flatMap((id): Named[] => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
  return { practices: practices.length === ids.length ? practices : [], learn };
}

/** There never was one, or it has been withdrawn. */
const NOT_LISTED = [404, 410];

/** Returns null when no such practice is listed. Without a connection its id stands for the name, so it can be removed. */
async function fetchName(id: number): Promise<string | null> {
  try {
    const answer = await fetch(`/api/v1/practices/${id}`);
    if (NOT_LISTED.includes(answer.status)) return null;
    if (answer.ok) return ((await answer.json()) as { name: string }).name;
  } catch {
    // No connection: the id, as below.
  }
  return `Practice ${id}`;
}
