import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What keeps somebody out of a page as it is shown: the rule, and every element that breaks it.
 *
 * axe's legacy mode leaves out frames of other origins, which no page has, and needs no second tab to sum up in: half
 * the CPU time.
 */
export async function faultsOfAxe(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
