import type { Page } from "playwright-core";

/** A control, as much of it as names it, and what is wrong with it. */
type Fault = string;

const MOST_STOPS = 400;

/**
 * Goes through the page by the tab key. WCAG 2.2, 2.4.7 and 2.4.11: what has the focus shows it, and lies on the
 * screen with nothing over it.
 */
export async function coveredFocus(page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "end";
      const label = focused.closest("label") ?? focused;
      const control = [label, focused].find((one) => getComputedStyle(one).outlineStyle !== "none");
      const name = focused.outerHTML.slice(0, 100);
      // Inside a date the browser moves the focus, and shows it, by itself.
      if (!control && focused.matches("[type=date]")) return null;
      if (!control) return `shows no focus: ${name}`;
      // A link of two lines is two boxes with nothing between them.
      const isSeen = [...control.getClientRects()].some((box) => {
        const points = [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, box.top + box.height / 2]);
        return points.some(([x, y]) => {
          const top = document.elementFromPoint(x!, y!);
          return top !== null && (control.contains(top) || top.contains(control));
        });
      });
      return isSeen ? null : `is covered: ${name}`;
    });
    if (found === "end") return stop === 0 ? ["has no stop at all"] : faults;
    if (found) faults.push(found);
  }
  return [...faults, `has more than ${MOST_STOPS} stops`];
}

/**
 * WCAG 2.2, 2.5.8: 24 by 24 px, or a circle of that size around its middle that touches no other target. Links in a
 * sentence are let off by the rule, and so are the towns of a map, which a list repeats at full size.
 */
export function smallTargets(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const SIZE = 24;
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
    const targets = controls
      .filter(
        (one) => !one.closest("[aria-hidden=true]") && one.checkVisibility({ visibilityProperty: true }),
      )
      .filter((one) => one.getAttribute("type") !== "hidden" && !isInSentence(one))
      .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    if (targets.length === 0) return ["has nothing to touch"];
    return targets
      .filter(({ box }) => box.width < SIZE || box.height < SIZE)
      .filter((small) => targets.some((other) => other.one !== small.one && isTooNear(small.box, other.box)))
      .map(
        ({ one, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${one.outerHTML.slice(0, 100)}`,
      );

    function isInSentence(one: Element): boolean {
      const around = [...(one.parentElement?.childNodes ?? [])].filter((node) => node !== one);
      return (
        getComputedStyle(one).display === "inline" &&
        around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "")
      );
    }

    function isTooNear(small: DOMRect, other: DOMRect): boolean {
      const [x, y] = [small.left + small.width / 2, small.top + small.height / 2];
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < SIZE / 2;
    }
  });
}
