import type { ReactNode } from "react";
import { telHref } from "#domain/tel-href.ts";
import { LinkButton } from "#kit/ui/button.tsx";
import { CallButton } from "#kit/ui/call-button.tsx";
import { NoNewPatientsFlag, OpenFlag } from "#kit/ui/flags.tsx";
import { PaperLine } from "#kit/ui/paper-line.tsx";
import { SampleHeading } from "#kit/ui/sample-mark.tsx";
import { Tags } from "#kit/ui/tags.tsx";
import { AddressLine } from "#kit/ui/unbroken.tsx";
import type { EmergencyService } from "#kit/ui/emergency-service.server.ts";

/** A practice that never closes, in full: how long the wait is, what a visit costs, call, directions. */
export function ServiceCard({ service }: { service: EmergencyService }) {
  const { path, name, where, addressLine, open, waitMinutes, price, specialties } = service;
  return (
    <article className={service.isSample ? "card card-sample" : "card"}>
      <div>
        <SampleHeading isSample={service.isSample}>
          <h3 className="card-name">
            <a href={path}>{name}</a>
          </h3>
        </SampleHeading>
        <p>
          <AddressLine text={addressLine} />
        </p>
        <p>{where}</p>
        <PaperLine phone="" hours={service.hours} />
      </div>
      <div className="flags">
        <OpenFlag status={open} />
        {service.takesNoNewPatients && <NoNewPatientsFlag />}
      </div>
      <p className="wait">
        {waitMinutes === null ? (
          <span className="dim small">
            {service.phone === "" ? "Wait not stated" : "Wait not stated, call first"}
          </span>
        ) : (
          <>
            <b>{waitMinutes}</b>
            {" min "}
            <span className="dim small">{open.isOpen ? "average wait" : "average wait when open"}</span>
          </>
        )}
      </p>
      <EmergencyPrice price={price} />
      <Tags items={specialties} />
      <Acts service={service} />
    </article>
  );
}

/** `Emergency visit from $200` */
function EmergencyPrice({ price }: Pick<EmergencyService, "price">) {
  if (price === null) return null;
  return (
    <p>
      {"Emergency visit "}
      <b className="nowrap">{price}</b>
    </p>
  );
}

function Acts({ service }: { service: EmergencyService }) {
  const { name, phone, directionsHref, open, isSample } = service;
  if (isSample) return <SampleActs service={service} />;
  return (
    <div className="service-acts">
      {phone !== "" && (
        <LinkButton
          kind={open.isOpen ? "red" : "second"}
          icon="phone"
          href={telHref(phone)}
          spoken={`, ${name}`}
        >
          <Unbroken>
            <span className="on-screen">{open.isOpen ? "Call Now " : "Call "}</span>
            {phone}
          </Unbroken>
        </LinkButton>
      )}
      {directionsHref ? (
        <LinkButton kind="second" icon="directions" href={directionsHref} spoken={` to ${name}`}>
          Get Directions
        </LinkButton>
      ) : (
        <p className="small soft">{`Address not stated${phone === "" ? ", nor a phone number" : ": ask when you call"}.`}</p>
      )}
    </div>
  );
}

/** A sample's number reaches no one and no one is at its address, so both links lead to what exists. */
function SampleActs({ service }: { service: EmergencyService }) {
  const { placeName, directionsHref, open } = service;
  return (
    <div className="service-acts">
      <CallButton practice={service} isOpen={open.isOpen} />
      {directionsHref && (
        <LinkButton kind="second" icon="directions" href={directionsHref} spoken=", the town">
          {`Get Directions to ${placeName}`}
        </LinkButton>
      )}
    </div>
  );
}

function Unbroken({ children }: { children: ReactNode }) {
  return <span className="nowrap">{children}</span>;
}
