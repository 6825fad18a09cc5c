/** An item of the answer of `/api/v1/suggest`. */
export type Suggestion = {
  kind: "emergency" | "list" | "place" | "treatment" | "page" | "practice";
  label: string;
  labelMi: string | null;
  detail: string;
  href: string;
  /** A made-up practice. */
  sample: boolean;
};

/** Debounce in milliseconds: of keys pressed closer together than this, only the last is sent. */
const DEBOUNCE = 15;

/** Answers kept, so that a deleted letter shows the list before it at once. */
const KEPT_ANSWERS = 50;

/**
 * Fetches suggestions while a visitor types. The first key after a pause is sent at once, and a newer text aborts the
 * request before it. Without a connection there are no suggestions, and the form still works.
 *
 * `const ask = suggestionsFor(); ask("whang", (items) => show(items));`
 */
export function suggestionsFor(): (text: string, show: (items: readonly Suggestion[]) => void) => void {
  const known = new Map<string, readonly Suggestion[]>([["", []]]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;
  let lastKey = -DEBOUNCE;
  return (text, show) => {
    const q = text.trim();
    const now = performance.now();
    const isAlone = now - lastKey >= DEBOUNCE;
    lastKey = now;
    clearTimeout(timer);
    pending?.abort();
    const found = known.get(q);
    if (found) return show(found);
    pending = new AbortController();
    const { signal } = pending;
    // Without a timer: a task queued here would run only after the letter is painted.
    if (isAlone) void answer(q, signal, show);
    else timer = setTimeout(() => void answer(q, signal, show), DEBOUNCE);
  };

  async function answer(q: string, signal: AbortSignal, show: (items: readonly Suggestion[]) => void) {
    const items = await fetchSuggestions(q, signal);
    if (signal.aborted) return;
    if (known.size > KEPT_ANSWERS) known.clear();
    if (items) known.set(q, items);
    show(items ?? []);
  }
}

/** Null when there is no answer. */
async function fetchSuggestions(q: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  try {
    const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ q })}`, { signal });
    return answer.ok ? ((await answer.json()) as { items: Suggestion[] }).items : null;
  } catch {
    return null;
  }
}
