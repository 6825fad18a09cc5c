import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What keeps somebody out of a page as it is shown: the rule, and every element that breaks it.
 *
 * axe's legacy mode leaves out frames of other origins, which no page has, and needs no second tab to sum up in: half
 * the CPU time. Without `preload` it does not read style sheets and sounds again, which none of its rules here needs.
 */
export async function faultsOfAxe(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false })
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
