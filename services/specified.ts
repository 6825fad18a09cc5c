import { showsSpecifiedPrices } from "#content/guide-prices.ts";
import type { Identity } from "#content/identity.ts";
import { operatorOver } from "#content/operator.ts";
import type { Services } from "./services.ts";

type Needed = Pick<Services, "practices" | "operator">;

/** What the operator says of themselves, over the practices as they are now. */
async function identityNow({ practices, operator }: Needed): Promise<Identity> {
  const { samples } = await practices.now();
  return operatorOver(operator, samples > 0).identity;
}

/** Whether the specification's prices are shown now, and the articles that are made of them. */
export async function showsSpecifiedNow(services: Needed): Promise<boolean> {
  return showsSpecifiedPrices(await identityNow(services));
}
