import { pricesPath } from "#content/links.ts";
import { PRICES_LICENCE, TOO_FEW } from "#content/price-words.ts";

/** What the figures are, what they are not, and where to take them from. */
export function HowReckoned() {
  return (
    <section className="block" aria-labelledby="reckoned">
      <h2 id="reckoned">How we work these out</h2>
      <div className="prose">
        <p>
          Practices list their own prices. We take each practice’s lowest price for a treatment, put them in
          order, and show the one in the middle. A quarter of practices charge less than the range shown, and
          a quarter charge more.
        </p>
        <p>{TOO_FEW} Your own price depends on your teeth: ask for it in writing before you start.</p>
        <p>
          The figures are free to use with a link to this page (
          <a href={PRICES_LICENCE.url}>{PRICES_LICENCE.name}</a>):{" "}
          <a href={`${pricesPath()}.csv`}>today’s prices (CSV)</a>,{" "}
          <a href={`${pricesPath()}/history.csv`}>each week’s prices since we began (CSV)</a>, or{" "}
          <a href="/api#getPrices">JSON for programs</a>.
        </p>
      </div>
    </section>
  );
}
