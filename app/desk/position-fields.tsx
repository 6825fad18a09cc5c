import { type FormEvent, useState } from "react";
import { kilometresBetween } from "#domain/distance.ts";
import { PlateMap } from "#kit/ui/map/plate-map.tsx";
import { InputField } from "./desk-form.tsx";
import { KEPT } from "./drafts.tsx";
import { CHANGES } from "./practice-changes.ts";
import type { Route } from "./+types/practice-page.ts";

type Props = { shown: Route.ComponentProps["loaderData"]; begun: Readonly<Record<string, string>> };

/** Two numbers, and the pin that they put on the map. Without JavaScript the pin stays where it was saved. */
export function PositionFields({ shown: { town, where }, begun }: Props) {
  const [typed, setTyped] = useState(begun);
  const pin = pinIn(typed);
  const away = pin && Math.round(kilometresBetween(pin, town));
  return (
    <div className="position">
      <div
        className="two"
        onInput={({ target }: FormEvent<HTMLElement>) => {
          if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
        }}
      >
        {CHANGES.position.fields.map(({ name, label }, index) => (
          <InputField
            key={name}
            name={name}
            label={label}
            inputMode="text"
            maxLength={20}
            autoFocus={index === 0}
            defaultValue={begun[name]}
            {...KEPT}
          />
        ))}
      </div>
      {pin && <PlateMap place={town.slug} at={pin} label={where} />}
      <p className="hint" role="status">
        {pin === null
          ? "Both numbers put a pin on the map."
          : `${away === 0 ? "Less than 1" : away} km from the middle of ${town.name}. `}
        {pin && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${pin.latitude}&mlon=${pin.longitude}#map=18/${pin.latitude}/${pin.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            See the pin on a street map
          </a>
        )}
      </p>
    </div>
  );
}

/** `{ latitude: -36.8485, longitude: 174.7443 }`; null unless both are numbers that can be in New Zealand. */
function pinIn({ latitude = "", longitude = "" }: Readonly<Record<string, string>>) {
  const [south, east] = [latitude, longitude].map((text) =>
    text.trim() === "" ? Number.NaN : Number(text.replace("−", "-")),
  );
  const isHere = south! < -28 && south! > -56 && (east! > 160 || east! < -170);
  return isHere ? { latitude: south!, longitude: east! } : null;
}
