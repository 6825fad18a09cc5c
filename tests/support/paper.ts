import type { Page } from "playwright-core";

/** How many sheets of A4 a page fills; browsers leave a centimetre blank where nobody chose otherwise. */
export async function sheetsOf(page: Page, blank = "1cm"): Promise<number> {
  // What paper shows comes in the file that waits for a touch, a moment after the page.
  await page.waitForFunction(() => {
    const later = document.querySelector<HTMLLinkElement>("#later");
    return !later || (later.media === "all" && later.sheet !== null);
  });
  const margin = { top: blank, right: blank, bottom: blank, left: blank };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)!.length;
}
