import { CallButton } from "#kit/ui/call-button.tsx";
import { NoNewPatientsFlag, OpenFlag } from "#kit/ui/flags.tsx";
import { PaperLine } from "#kit/ui/paper-line.tsx";
import { SampleHeading } from "#kit/ui/sample-mark.tsx";
import type { EmergencyService } from "./service.ts";

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
    <li className={isSample ? "service-row service-row-sample" : "service-row"}>
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
            {` · ${waitMinutes} min`}
            <span className="if-room"> average</span>
            {" wait"}
          </>
        )}
        {service.takesNoNewPatients && (
          <>
            {" "}
            <NoNewPatientsFlag />
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

/** `Hastings, 19 km · emergency visit from $200` */
function Facts({ service: { where, price } }: { service: EmergencyService }) {
  return (
    <p className="soft">
      {where}
      {price !== null && (
        <>
          {" · "}
          <span className="if-room">emergency </span>
          {"visit "}
          <b className="nowrap">{price}</b>
        </>
      )}
    </p>
  );
}
