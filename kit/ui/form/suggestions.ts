/** Debounce in milliseconds: of keys pressed closer together than this, only the last is sent. */
const DEBOUNCE = 15;

/** Answers kept beside those to first letters, so that a deleted letter shows the list before it at once. */
const KEPT_ANSWERS = 100;

/** `isAnswer` is false for what is shown until the answer has come. */
type Show = (options: readonly HTMLElement[], isAnswer: boolean) => void;

/** The answers by what was typed, in small letters without macrons. */
const known = new Map<string, readonly HTMLElement[]>();

/**
 * Fetches what each first letter suggests, 5 kB in one answer. On a slow line a round trip takes half a second, and a
 * first letter that finds its answer here doesn’t wait for one.
 */
export function fetchFirstLetters(): void {
  if (known.size > 0) return;
  const request = get("/search/suggestions", (answer) => {
    for (const section of answer?.querySelectorAll<HTMLElement>("[data-letter]") ?? [])
      known.set(section.dataset.letter!, optionsIn(section));
  });
  request.send();
}

/**
 * Finds suggestions while a visitor types. The first key after a pause is sent at once, and a newer text aborts the request
 * before it. Until the answer comes, the known options are shown that have a word which begins like the text. If there are
 * none, nothing is shown, and the list before stays: it would close and open again at each letter. Where no answer can
 * come, the list closes, and the form still works.
 *
 * `const ask = suggestionsFor(); ask("whang", (options) => list.replaceChildren(...options));`
 */
export function suggestionsFor(): (text: string, show: Show) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: XMLHttpRequest | undefined;
  let lastKey = -DEBOUNCE;
  return (text, show) => {
    const q = folded(text);
    const now = performance.now();
    const isAlone = now - lastKey >= DEBOUNCE;
    lastKey = now;
    clearTimeout(timer);
    pending?.abort();
    const found = q === "" ? [] : known.get(q);
    if (found) return show(found, true);
    const begun = optionsBegunBy(q);
    if (begun.length > 0) show(begun, false);
    // No timer is used: a task queued here would run only after the letter is painted.
    if (isAlone) ask(text, show);
    else timer = setTimeout(() => ask(text, show), DEBOUNCE);
  };

  function ask(text: string, show: Show): void {
    pending = get(`/search/suggestions?${new URLSearchParams({ q: text })}`, (answer) => {
      const options = answer ? optionsIn(answer) : [];
      if (answer) keep(folded(text), options);
      show(options, true);
    });
    pending.addEventListener("error", () => show([], true));
    pending.send();
  }
}

/** Keeps an answer. Beyond so many the oldest goes, but the first letters stay: they come once. */
function keep(q: string, options: readonly HTMLElement[]): void {
  known.set(q, options);
  const further = [...known.keys()].filter((text) => text.length > 1);
  if (further.length > KEPT_ANSWERS) known.delete(further[0]!);
}

/** An `XMLHttpRequest`, because it parses a document itself: the policy lets no script make markup of a string. */
function get(address: string, onAnswer: (answer: Document | null) => void): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.addEventListener("load", () => onAnswer(request.status === 200 ? request.responseXML : null));
  return request;
}

function optionsIn(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[role=option]")];
}

/** As many as an answer has at most. */
const MOST_SHOWN = 8;

/** Those of the longest text before it come first, in the order of its answer. */
function optionsBegunBy(q: string): readonly HTMLElement[] {
  const before = Array.from(q, (_, left) => known.get(q.slice(0, -1 - left)) ?? []);
  const begun = new Map<string, HTMLElement>();
  for (const option of [...before, ...known.values()].flat()) {
    const name = folded(nameOf(option));
    if (` ${name}`.includes(` ${q}`) && !begun.has(name)) begun.set(name, option);
  }
  return [...begun.values()].slice(0, MOST_SHOWN);
}

/** Its name in English and in te reo, without what stands below it. */
function nameOf(option: HTMLElement): string {
  return [...option.querySelectorAll("b, [lang=mi]")].map(({ textContent }) => textContent).join(" ");
}

/** As the server compares: without capitals and macrons. Its own `fold` would bring a file that all islands share. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .trim();
}
