import { useEffect, useState } from "react";
import { RESULTS_REPLACED } from "../../../islands/results-replaced.ts";
import { type Points, pointsFor } from "./points.ts";

/** The practices of a query; with null, of the page's address, again whenever its results are replaced. */
export function usePoints(query: string | null): Points | "loading" | "failed" {
  const [answer, setAnswer] = useState<Points | "loading" | "failed">("loading");
  useEffect(() => {
    let loading: AbortController | undefined;
    const load = () => {
      loading?.abort();
      const { signal } = (loading = new AbortController());
      pointsFor(query ?? location.search, signal).then(setAnswer, () => {
        if (!signal.aborted) setAnswer("failed");
      });
    };
    load();
    if (query === null) document.addEventListener(RESULTS_REPLACED, load);
    return () => {
      loading?.abort();
      document.removeEventListener(RESULTS_REPLACED, load);
    };
  }, [query]);
  return answer;
}
