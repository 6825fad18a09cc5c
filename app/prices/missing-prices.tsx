import { pricesPath } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { NotFound } from "#kit/shell/not-found.tsx";
import { PRICES_CRUMB } from "#content/price-words.ts";

export function missingPricesHead(matches: Parameters<typeof pageHead>[0]) {
  return pageHead(matches, {
    title: "Prices not found",
    description: "We have no prices under this address.",
    path: pricesPath(),
    isIndexed: false,
  });
}

/** Nothing is priced under this name, or too few practices in the country state what it costs. */
export function MissingPrices() {
  return <NotFound likely={[PRICES_CRUMB]} />;
}
