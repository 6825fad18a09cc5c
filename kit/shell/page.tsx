import type { ReactNode } from "react";
import { NO_OPERATOR, type Operator } from "#content/operator.ts";
import { CompareTray } from "../ui/comparison/tray.tsx";
import { Dock, type DockKind, type DockPractice } from "./dock.tsx";
import type { SamplesShown } from "#domain/practices/samples-shown.ts";
import type { FrameHtml } from "./frame.server.tsx";
import { emergencyNear } from "./emergency-near.ts";
import { Footer, type FooterKind } from "./footer.tsx";
import { Header } from "./header.tsx";
import { DEMONSTRATION, NATIONAL_NUMBERS } from "#content/site.ts";
import { PhoneLink } from "../ui/phone-link.tsx";

/** What surrounds every page, errors included. */
export function Page({
  path,
  year,
  samples,
  operator = NO_OPERATOR,
  credits = [],
  dock = "default",
  footer = "full",
  practice = null,
  place,
  hasChoices = false,
  html,
  children,
}: {
  /** The path of the page shown: `/dentists/12-harbour-steps-dental`. */
  path: string;
  year: number | null;
  samples: SamplesShown;
  operator?: Operator;
  credits?: readonly string[];
  dock?: DockKind;
  footer?: FooterKind;
  practice?: DockPractice | null;
  /** The slug of the place that the page is about, where its path doesn't say it. */
  place?: string | undefined;
  /** Whether practices can be chosen here to be compared. */
  hasChoices?: boolean;
  /** Header and footer, where they are rendered already. */
  html?: FrameHtml | undefined;
  children: ReactNode;
}) {
  const emergency = emergencyNear(path, place);
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header
        path={path}
        name={operator.identity.name}
        emergency={emergency}
        html={html?.header(emergency)}
      />
      <main id="main" tabIndex={-1}>
        {samples !== "none" && <DemonstrationNotice samples={samples} />}
        {children}
      </main>
      <Footer kind={footer} year={year} operator={operator} credits={credits} html={html?.footer(footer)} />
      {(hasChoices || dock !== "none") && (
        <div className="foot">
          {hasChoices && <CompareTray />}
          {dock !== "none" && <Dock kind={dock} practice={practice} emergency={emergency} />}
        </div>
      )}
    </>
  );
}

/** First in `main` of every page, before anything made up: one line on a desk, two on a phone. */
function DemonstrationNotice({ samples }: { samples: Exclude<SamplesShown, "none"> }) {
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
