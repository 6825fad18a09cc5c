import { CallButton } from "./call-button.tsx";
import { OpenFlag } from "./flags.tsx";
import { PaperLine } from "./paper-line.tsx";
import { SampleHeading } from "./sample-mark.tsx";
import type { EmergencyService } from "./emergency-service.server.ts";

/** Practices for a person in pain, one line each with one thing to press. Those that can see them first come first. */
export function ServiceRows({ services }: { services: readonly EmergencyService[] }) {
  if (services.length === 0) return null;
  return (
    <ol className="service-rows">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ol>
  );
}

function ServiceRow({ service }: { service: EmergencyService }) {
  const { path, name, isSample, open, waitMinutes, hours } = service;
  return (
    <li className="service-row" data-sample={isSample ? "" : undefined}>
      <div className="service-row-name">
        <SampleHeading isSample={isSample}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
        </SampleHeading>
        <PaperLine phone="" hours={hours} />
      </div>
      <p className="service-row-open">
        <OpenFlag status={open} />
        {open.isOpen && waitMinutes !== null && (
          <>
            {` · ${waitMinutes}\u00a0min`}
            <span className="if-room"> average</span>
            {"\u00a0wait"}
          </>
        )}
      </p>
      <Facts service={service} />
      <div className="service-row-call">
        <CallButton practice={service} isOpen={open.isOpen} />
      </div>
    </li>
  );
}

/** `Hastings, 19 km · emergency visit from $200`; on a phone no price where they take no one new, so that rows are alike. */
function Facts({ service: { where, price, takesNoNewPatients } }: { service: EmergencyService }) {
  return (
    <p className="soft">
      {where}
      {price !== null && (
        <span className={takesNoNewPatients ? "if-room" : undefined}>
          {" · "}
          <span className="if-room">emergency </span>
          {"visit "}
          <b className="nowrap">{price}</b>
        </span>
      )}
      {takesNoNewPatients && (
        <>
          {" · "}
          <b className="nowrap">no new patients</b>
        </>
      )}
    </p>
  );
}
