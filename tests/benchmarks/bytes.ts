import { EVERY_PAGE } from "../every-page.ts";
import {
  BUDGET,
  BUDGET_PAINT,
  bytesOf,
  type FirstVisit,
  firstVisit,
  htmlBudget,
} from "../support/first-visit.ts";
import { startSite } from "../support/running-site.ts";
import { atMost, type Group, number, type Row } from "./row.ts";

/** F1: what each address costs a browser that has nothing yet. The heaviest of each kind is held to its target. */
export const bytes: Group = async (_, onProgress) => {
  const pages = EVERY_PAGE.filter(({ isSubmitted }) => !isSubmitted);
  const site = await startSite();
  const visits: (FirstVisit & { path: string })[] = [];
  try {
    for (const { path } of pages) {
      visits.push({ path, ...(await firstVisit(site.url, path)) });
      onProgress(visits.length, pages.length);
    }
  } finally {
    await site.dispose();
  }
  type Of = (visit: FirstVisit & { path: string }) => number;
  const heaviest = (what: string, limit: number, unit: string, of: Of): Row => {
    const worst = visits.reduce((a, b) => (of(b) > of(a) ? b : a));
    return atMost(`F1 ${what}`, limit, of(worst), unit, { isExact: true, note: short(worst.path) });
  };
  return {
    rows: [
      heaviest("HTML, brotli, of the heaviest list of cards", BUDGET.list, "B", htmlWhere(isList)),
      heaviest(
        "HTML, brotli, of the heaviest other page",
        BUDGET.html,
        "B",
        htmlWhere((path) => !isList(path)),
      ),
      heaviest("JavaScript before any touch", BUDGET.script, "B", (visit) => bytesOf(visit, "js")),
      heaviest("before the first paint", BUDGET_PAINT.bytes, "B", ({ beforePaint: { bytes: size } }) => size),
      heaviest(
        "requests before the first paint",
        BUDGET_PAINT.requests,
        "",
        ({ beforePaint: { requests } }) => requests,
      ),
      heaviest("requests of a first visit", BUDGET.requests, "", ({ asked }) => asked.length),
    ],
    tables: [
      {
        title: "Bytes and requests of a first visit, the five heaviest addresses",
        head: ["Address", "HTML", "of it CSS", "Script", "Other", "All", "Requests"],
        rows: visits
          .toSorted((a, b) => b.html - a.html)
          .slice(0, 5)
          .map((visit) => {
            const js = bytesOf(visit, "js");
            const files = visit.files.reduce((sum, file) => sum + file.bytes, 0);
            const figures = [visit.html, visit.css, js, files - js, visit.html + files, visit.asked.length];
            return [`\`${short(visit.path)}\``, ...figures.map(number)];
          }),
      },
    ],
  };
};

function isList(path: string): boolean {
  return htmlBudget(path) === BUDGET.list;
}

/** Bytes of a page's HTML; 0 where the page is of the other kind. */
function htmlWhere(isAsked: (path: string) => boolean) {
  return ({ path, html }: FirstVisit & { path: string }) => (isAsked(path) ? html : 0);
}

/** Addresses are shown as far as they can be read. */
function short(path: string): string {
  const plain = path.replace(/%[0-9A-F]{2}/g, "…").replace(/…+/g, "…");
  return plain.length <= 60 ? plain : `${plain.slice(0, 59)}…`;
}
