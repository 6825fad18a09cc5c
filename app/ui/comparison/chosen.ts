/** How many practices stand side by side. */
export const MOST_COMPARED = 4;

/**
 * Under this name a tab remembers what somebody wants to compare: the ids as they stand in the address of the
 * comparison, `12,7`, and nothing else. Each tab has its own, and it goes when the tab is closed.
 */
export const CHOSEN_KEY = "niho-compare";

/** The practices ticked in this tab, in the order in which they were. */
export type Chosen = {
  /** The same array for as long as nothing changes. */
  ids: () => readonly number[];
  /** False where no more fit. */
  add: (id: number) => boolean;
  remove: (ids: readonly number[]) => void;
  /** These are chosen, and as many of the others as still fit. */
  putFirst: (ids: readonly number[]) => void;
  /** Another page of this tab may have written since. */
  readAgain: () => void;
  /** Gives back how to stop. */
  subscribe: (heard: () => void) => () => void;
};

/** Null where the browser forbids it: then they are remembered as long as the page. */
export function openChosen(storage: Storage | null): Chosen {
  const listeners = new Set<() => void>();
  let ids = read();

  function read(): readonly number[] {
    return idsOf(storage?.getItem(CHOSEN_KEY) ?? "");
  }

  function become(others: readonly number[]): void {
    ids = others;
    for (const heard of listeners) heard();
  }

  function write(others: readonly number[]): void {
    try {
      if (others.length === 0) storage?.removeItem(CHOSEN_KEY);
      else storage?.setItem(CHOSEN_KEY, others.join());
    } catch {
      // No room: the page remembers them.
    }
    become(others);
  }

  return {
    ids: () => ids,
    add(id) {
      if (ids.includes(id)) return true;
      if (ids.length >= MOST_COMPARED) return false;
      write([...ids, id]);
      return true;
    },
    remove: (gone) => write(ids.filter((id) => !gone.includes(id))),
    putFirst: (first) => write([...new Set([...first, ...ids])].slice(0, MOST_COMPARED)),
    readAgain() {
      const stored = read();
      if (storage && stored.join() !== ids.join()) become(stored);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** What is no id is left out, whoever wrote it. `idsOf("12,7,12,x") → [12, 7]` */
export function idsOf(text: string): readonly number[] {
  const ids = text.split(",").filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}

/** A browser may forbid even to ask. */
export function storageOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
