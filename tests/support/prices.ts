import { parse } from "csv-parse/sync";
import type { TestSite } from "./site.ts";

type Price = {
  treatment: string;
  region: string | null;
  practices: number;
  lowest: number;
  lower: number;
  median: number;
  upper: number;
  highest: number;
  url: string;
};

export type Prices = { asOf: string; isSample: boolean; prices: Price[] };

/** What practices charge, as programs read it. */
export async function pricesOn(site: Pick<TestSite, "fetch">): Promise<Prices> {
  return (await (await site.fetch("/api/v1/prices")).json()) as Prices;
}

/** The rows of a spreadsheet, by the names of its columns. */
export async function rowsIn(site: Pick<TestSite, "fetch">, path: string): Promise<Record<string, string>[]> {
  const file = await site.fetch(path);
  return parse<Record<string, string>>(await file.text(), { columns: true, bom: true });
}

/** What stands on a page, without line breaks. */
export function wordsOn({ document }: { document: Document }): string {
  return document.querySelector("main")!.textContent.replaceAll(/\s+/g, " ");
}
