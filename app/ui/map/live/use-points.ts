import { useEffect, useState } from "react";
import { RESULTS_REPLACED } from "../../../islands/results-replaced.ts";
import { type Points, pointsFor } from "./points.ts";

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
    if (query === null) document.addEventListener(RESULTS_REPLACED, ask);
    return () => {
      asking?.abort();
      document.removeEventListener(RESULTS_REPLACED, ask);
    };
  }, [query]);
  return answer;
}
