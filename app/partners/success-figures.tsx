import { SUCCESS_FIGURES } from "#content/partners.ts";
import { Stats } from "../ui/stats.tsx";

/** Goes when the sample practices go. */
export function SuccessFigures() {
  return (
    <section className="section sea-band" aria-labelledby="figures">
      <div className="wrap">
        <h2 id="figures">Partner success</h2>
        <Stats items={SUCCESS_FIGURES} />
        <p className="small soft">
          Sample figures. The practices on the site for now are samples, so these have not been counted yet.
          Once real practices are listed, counted figures take their place.
        </p>
      </div>
    </section>
  );
}
