import type { Page } from "playwright-core";

const WHOLE =
  /X-rays?|0800 \d{3} \d{3}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?/;

/** Each X-ray, date and number to call that stands on two lines of the page as it is, with the words before it. */
export function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(brokenOf, WHOLE.source);
}

/** In the browser. */
function brokenOf(whole: string): string[] {
  for (const closed of document.querySelectorAll("details")) closed.open = true;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: found, index } of text.data.matchAll(new RegExp(whole, "g"))) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => top));
      if (tops.size > 1) broken.push(text.data.slice(Math.max(0, index - 30), index + found.length));
    }
  }
  return broken;
}
