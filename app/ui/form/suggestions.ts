/** One line of what `/api/v1/suggest` answers. */
export type Suggestion = {
  kind: "emergency" | "list" | "place" | "treatment" | "practice";
  label: string;
  labelMi: string | null;
  detail: string;
  href: string;
  /** A made-up practice. */
  sample: boolean;
};

/** Of keys that come closer together than this, in milliseconds, the last is waited for: the answer to it is wanted. */
const ONE_STROKE = 15;

/** Answers that are remembered: somebody who takes a letter back sees the list at once. */
const REMEMBERED = 50;

/**
 * Asks as somebody types: at once after a pause, and the newest text alone is answered; an older question is broken
 * off. Without a connection nothing is suggested, and the form still works.
 *
 * `const ask = suggestionsFor(); ask("whang", (items) => show(items));`
 */
export function suggestionsFor(): (text: string, show: (items: readonly Suggestion[]) => void) => void {
  const known = new Map<string, readonly Suggestion[]>([["", []]]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let lastKey = -ONE_STROKE;
  return (text, show) => {
    const q = text.trim();
    const now = performance.now();
    const isAlone = now - lastKey >= ONE_STROKE;
    lastKey = now;
    clearTimeout(timer);
    asked?.abort();
    const found = known.get(q);
    if (found) return show(found);
    asked = new AbortController();
    const { signal } = asked;
    // Not a moment later: whatever waits for its turn here waits until the letter itself has been painted.
    if (isAlone) void answer(q, signal, show);
    else timer = setTimeout(() => void answer(q, signal, show), ONE_STROKE);
  };

  async function answer(q: string, signal: AbortSignal, show: (items: readonly Suggestion[]) => void) {
    const items = await fetchSuggestions(q, signal);
    if (signal.aborted) return;
    if (known.size > REMEMBERED) known.clear();
    if (items) known.set(q, items);
    show(items ?? []);
  }
}

/** Null where there was no answer. */
async function fetchSuggestions(q: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  try {
    const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ q })}`, { signal });
    return answer.ok ? ((await answer.json()) as { items: Suggestion[] }).items : null;
  } catch {
    return null;
  }
}
