/** How many practices stand side by side. */
export const MOST_COMPARED = 4;

/**
 * Key in `sessionStorage`: ids as in the address of the comparison, `12,7`, and nothing else. Each tab has its own, until
 * it is closed.
 */
export const CHOSEN_KEY = "niho-compare";

/** The practices ticked in this tab, in the order of ticking. */
export type Chosen = ReturnType<typeof openChosen>;

/** `storage` is null when the browser blocks it: then the choice lasts as long as the page. */
export function openChosen(storage: Storage | null) {
  const listeners = new Set<() => void>();
  /** What was stored when this page last looked. */
  let seen = stored();
  let ids = parseIds(seen);

  function stored(): string {
    return storage?.getItem(CHOSEN_KEY) ?? "";
  }

  function set(others: readonly number[]): void {
    ids = others;
    for (const listener of listeners) listener();
  }

  /** Another page of this tab may have changed the storage. */
  function readAgain(): void {
    const now = stored();
    if (now === seen) return;
    seen = now;
    set(parseIds(now));
  }

  /** Begins with what is stored, which another page may have written since this one looked. */
  function change(changed: (known: readonly number[]) => readonly number[]): void {
    readAgain();
    const others = changed(ids);
    if (others.join() === ids.join()) return;
    try {
      if (others.length === 0) storage?.removeItem(CHOSEN_KEY);
      else storage?.setItem(CHOSEN_KEY, others.join());
      seen = stored();
    } catch {
      // The quota is used up: the page still has them.
    }
    set(others);
  }

  return {
    /** Gives one array until something changes, as `useSyncExternalStore` needs. */
    ids: () => ids,
    /** False when there are `MOST_COMPARED` already. */
    add(id: number): boolean {
      change((known) => [...new Set([...known, id])].slice(0, MOST_COMPARED));
      return ids.includes(id);
    },
    remove: (gone: readonly number[]) => change((known) => known.filter((id) => !gone.includes(id))),
    /** Adds these at the start and drops what no longer fits. */
    putFirst: (first: readonly number[]) =>
      change((known) => [...new Set([...first, ...known])].slice(0, MOST_COMPARED)),
    readAgain,
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Anything that is no id is left out. `parseIds("12,7,12,x") → [12, 7]` */
export function parseIds(text: string): readonly number[] {
  const ids = text.split(",").filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED);
}

/** Reading `sessionStorage` throws when the browser blocks it. */
export function storageOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
