import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { compareHref } from "#content/links.ts";
import { Button } from "#kit/ui/button.tsx";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { SampleMark } from "#kit/ui/sample-mark.tsx";

/** The boxes belong to this form wherever they stand, so that the table is no part of it and can be printed. */
const FORM = "side-by-side";

type Ticked = { id: number; name: string; isSample?: boolean };

/** Chooses a practice for the comparison side by side. The name is for those who do not see its row. */
export function TickBox({ id, name, isTicked }: Ticked & { isTicked: boolean }) {
  return (
    <label className="tick">
      <input type="checkbox" name="ids" value={id} form={FORM} defaultChecked={isTicked} data-compare={id} />
      <b className="visually-hidden">Compare</b> <span className="visually-hidden">{name}</span>
    </label>
  );
}

/** What was ticked on the way here and has no row on this page. */
export function TickedBefore({ practices }: { practices: readonly Ticked[] }) {
  if (practices.length === 0) return null;
  return (
    <fieldset className="ticked-before">
      <legend>Already ticked</legend>
      {practices.map(({ id, name, isSample }) => (
        <label key={id} className="tick">
          <input type="checkbox" name="ids" value={id} form={FORM} defaultChecked data-compare={id} />
          {name}
          {isSample && <SampleMark />}
        </label>
      ))}
    </fieldset>
  );
}

/** Stays in sight while something is ticked. What the table is filtered for goes along. */
export function TickBar({ service }: { service: TreatmentSlug | null }) {
  return (
    <form className="tick-bar" id={FORM} action={compareHref()} method="get">
      <p>{`Tick up to ${MOST_COMPARED} practices to see them side by side.`}</p>
      {service && <input type="hidden" name="service" value={service} />}
      <Button icon="list">Compare side by side</Button>
    </form>
  );
}
