import { createContext } from "react-router";
import type { Services } from "#services/services.ts";

/** What loaders and actions are handed. */
export const servicesContext = createContext<Services>();

/** The sheet that a page carries; null where it links the whole sheets, as in development. */
export const carriedSheetContext = createContext<CarriedSheet | null>(null);

/** `ofProblem` is carried where the page failed; `later` is the address of what waits. */
export type CarriedSheet = { sheet: string; ofProblem: string; later: string };

/** The nonce of the scripts that start a page of the desk in the browser; empty on every other page, which has none. */
export const nonceContext = createContext("");

/** What a page read while it was made. The server decides by it how long the page may be cached. */
export type PageReads = {
  /** The page asked for the present instant, so it changes when a practice opens or closes. */
  clock: boolean;
  /** The article whose reads are counted each time the page is sent. */
  articleId: number | null;
};

export const pageReadsContext = createContext<PageReads>();

/** Says of a page that it has read nothing yet. */
export function newPageReads(): PageReads {
  return { clock: false, articleId: null };
}
