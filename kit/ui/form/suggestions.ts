/** Debounce in milliseconds: of keys pressed closer together than this, only the last is sent. */
const DEBOUNCE = 15;

/** Answers kept, so that a deleted letter shows the list before it at once. */
const KEPT_ANSWERS = 50;

type Show = (options: readonly HTMLElement[]) => void;

/**
 * Fetches suggestions while a visitor types. The first key after a pause is sent at once, and a newer text aborts the
 * request before it. Without a connection there are no suggestions, and the form still works.
 *
 * `const ask = suggestionsFor(); ask("whang", (options) => list.replaceChildren(...options));`
 */
export function suggestionsFor(): (text: string, show: Show) => void {
  const known = new Map<string, readonly HTMLElement[]>([["", []]]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: XMLHttpRequest | undefined;
  let lastKey = -DEBOUNCE;
  return (q, show) => {
    const now = performance.now();
    const isAlone = now - lastKey >= DEBOUNCE;
    lastKey = now;
    clearTimeout(timer);
    pending?.abort();
    const found = known.get(q);
    if (found) return show(found);
    // No timer is used: a task queued here would run only after the letter is painted.
    if (isAlone) answer(q, show);
    else timer = setTimeout(() => answer(q, show), DEBOUNCE);
  };

  /** `XMLHttpRequest` because it parses a document itself: the policy lets no script make markup of a string. */
  function answer(q: string, show: Show): void {
    const request = new XMLHttpRequest();
    pending = request;
    request.open("GET", `/search/suggestions?${new URLSearchParams({ q })}`);
    request.responseType = "document";
    request.addEventListener("load", () => {
      const isAnswer = request.status === 200 && request.responseXML;
      const options = isAnswer ? [...request.responseXML.querySelectorAll<HTMLElement>("[role=option]")] : [];
      if (known.size > KEPT_ANSWERS) known.clear();
      if (isAnswer) known.set(q, options);
      show(options);
    });
    request.addEventListener("error", () => show([]));
    request.send();
  }
}
