import type { ReactNode } from "react";
import { telHref } from "#domain/phone.ts";
import { LinkButton } from "../ui/button.tsx";
import { OpenFlag } from "../ui/flags.tsx";
import { Icon } from "../ui/icon.tsx";
import { Locator } from "../ui/map/locator.tsx";
import { Tags } from "../ui/tags.tsx";
import { AddressLine } from "../ui/unbroken.tsx";
import type { EmergencyService } from "./service.ts";

/** A practice for somebody in pain: is it open, how long is the wait, call, go. */
export function ServiceCard({
  service,
  where,
  level = 3,
}: {
  service: EmergencyService;
  /** `Hastings, about 19 km away` */
  where: string;
  level?: 3 | 4;
}) {
  const { path, name, addressLine, placeName, locator, open, waitMinutes, specialties } = service;
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <article className={service.isSample ? "card card-sample" : "card"}>
      <div className="card-head">
        <div>
          <Heading className="card-name">
            <a href={path}>{name}</a>
          </Heading>
          <p>
            <AddressLine text={addressLine} />
          </p>
          <p>{where}</p>
        </div>
        <Locator placeName={placeName} {...locator} />
      </div>
      <div className="flags">
        <OpenFlag status={open} />
      </div>
      <p className="wait">
        <b>{waitMinutes}</b>
        {" min "}
        <span className="dim small">{open.isOpen ? "average wait" : "average wait when open"}</span>
      </p>
      <Tags items={specialties} />
      <Acts service={service} />
    </article>
  );
}

/** Red is for numbers that ring: a sample's is neither red nor without a warning before it. */
function Acts({ service: { name, phone, directionsHref, isSample } }: { service: EmergencyService }) {
  return (
    <div className="service-acts">
      {isSample && (
        <p className="sample-warning">
          <Icon name="alert" />
          <b>Sample listing: this number does not work.</b>
        </p>
      )}
      <LinkButton
        kind={isSample ? "second" : "red"}
        icon="phone"
        href={telHref(phone)}
        spoken={`, ${name}${isSample ? ", sample listing: this number does not work" : ""}`}
      >
        <Unbroken>{`Call Now ${phone}`}</Unbroken>
      </LinkButton>
      <LinkButton kind="second" icon="directions" href={directionsHref} spoken={` to ${name}`}>
        Get Directions
      </LinkButton>
    </div>
  );
}

function Unbroken({ children }: { children: ReactNode }) {
  return <span className="nowrap">{children}</span>;
}
