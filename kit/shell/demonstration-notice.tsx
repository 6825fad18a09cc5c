import { DEMONSTRATION, NATIONAL_NUMBERS } from "#content/site.ts";
import { PhoneLink } from "../ui/phone-link.tsx";
import type { SamplesShown } from "./facts.server.ts";

/** First in `main` of every page, before anything made up: one line on a desk, two on a phone. */
export function DemonstrationNotice({ samples }: { samples: Exclude<SamplesShown, "none"> }) {
  const { name, phone } = NATIONAL_NUMBERS.healthline;
  return (
    <div className="demonstration">
      <p className="wrap">
        {`${DEMONSTRATION[samples]} In pain? ${name} `}
        <PhoneLink phone={phone} />.
      </p>
    </div>
  );
}
