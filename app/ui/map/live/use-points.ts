import { useEffect, useState } from "react";
import { type Points, pointsFor } from "./points.ts";

/** Whoever replaces the results of a page in place tells so by it, on the document; the address follows at once. */
const RESULTS_CHANGED = "niho:results";

/** The practices of a query, or of the page's address (null) as it is now and whenever its results change. */
export function usePoints(query: string | null): Points | "asked" | "failed" {
  const [answer, setAnswer] = useState<Points | "asked" | "failed">("asked");
  useEffect(() => {
    let asking: AbortController | undefined;
    const ask = () => {
      asking?.abort();
      const { signal } = (asking = new AbortController());
      pointsFor(query ?? location.search, signal).then(setAnswer, () => {
        if (!signal.aborted) setAnswer("failed");
      });
    };
    ask();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(ask);
    };
    if (query === null) document.addEventListener(RESULTS_CHANGED, askSoon);
    return () => {
      asking?.abort();
      clearTimeout(waiting);
      document.removeEventListener(RESULTS_CHANGED, askSoon);
    };
  }, [query]);
  return answer;
}
