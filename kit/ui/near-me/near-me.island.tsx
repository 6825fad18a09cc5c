import { type MouseEvent, useRef, useState } from "react";
import type { Position } from "#domain/finding/distance.ts";
import { isInNewZealand, positionText, roundedPosition } from "#domain/finding/near.ts";
import { isPlainClick } from "../../islands/plain-click.ts";
import { Icon } from "../icon.tsx";

/**
 * A link that submits the form with the visitor's position. Not shown where a browser says that no scripts run
 * (`scripting` in filters.css); if its file does not load, it leads to the list of places. The browser is asked for the
 * position on a click only.
 */
export function NearMe({ places, order }: { places: string; order: string | null }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, become] = useState<"quiet" | "asking" | Nowhere>("quiet");

  async function ask(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    become("asking");
    // A click while asking asks again: browsers do not report that a permission prompt was dismissed.
    const found = await findMe();
    if (typeof found === "string") return become(found);
    become("quiet");
    sendPosition(link.current!.closest("form")!, found, [places, order, ...ELSEWHERE]);
  }

  return (
    <div className="near-me">
      <a
        ref={link}
        className="btn btn-second btn-small"
        href={`#${places}`}
        onClick={(event) => void ask(event)}
      >
        <Icon name="map-pin" />
        Near me
      </a>
      <p className="small" role="status">
        {WORDS[state]}
        {state !== "quiet" && state !== "asking" && (
          <>
            {" "}
            <a href={`#${places}`} onClick={(event) => goTo(places, event)}>
              Choose a town or city instead
            </a>
          </>
        )}
      </p>
    </div>
  );
}

export { NearMe as Island };

const WORDS = {
  quiet: "",
  asking: "Asking your browser where you are. We use it to about a kilometre, and don’t keep it.",
  refused: "Your browser didn’t tell us where you are.",
  unavailable: "Your browser couldn’t find out where you are.",
  timeout: "Finding out where you are took too long.",
  abroad: "You seem to be outside New Zealand. All our practices are in New Zealand.",
};

/** Fields that say where else than near the visitor: a position from before, and the area that was chosen on the map. */
const ELSEWHERE = ["near", "area"];

/** Submits the form with the position instead of the fields in `replaced`, then restores it for the Back button. */
function sendPosition(form: HTMLFormElement, position: Position, replaced: readonly (string | null)[]): void {
  const near = document.createElement("input");
  Object.assign(near, { type: "hidden", name: "near", value: positionText(position) });
  const parts = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  const omitted = parts.filter(({ name }) => replaced.includes(name));
  for (const part of omitted) part.disabled = true;
  form.append(near);
  // Safari before 16 has no requestSubmit().
  form.querySelector<HTMLButtonElement>("button:not([type=button])")!.click();
  near.remove();
  for (const part of omitted) part.disabled = false;
}

/** To the list of places, which may be inside a closed `details`, or on a sheet that opens from its summary. */
function goTo(places: string, event: MouseEvent): void {
  event.preventDefault();
  const list = document.getElementById(places)!;
  list.closest("details")?.setAttribute("open", "");
  if (list.offsetParent !== null) return list.focus();
  list.closest("form")?.querySelector("summary")?.click();
  requestAnimationFrame(() => document.getElementById(places)?.focus());
}

/** Why there is not a position to use. */
type Nowhere = "refused" | "unavailable" | "timeout" | "abroad";

/** Milliseconds, counted from the permission. */
const TIMEOUT = 10_000;
/** Milliseconds for which a position the device found before is still used. */
const MAX_AGE = 300_000;

/** The device's position, rounded to about a kilometre: nothing more exact leaves this function. */
function findMe(): Promise<Position | Nowhere> {
  return new Promise((resolve) => {
    // Absent outside a secure context.
    if (!("geolocation" in navigator)) return resolve("unavailable");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = roundedPosition(coords);
        resolve(isInNewZealand(position) ? position : "abroad");
      },
      ({ code }) => resolve(REASONS[code] ?? "unavailable"),
      { enableHighAccuracy: false, timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  });
}

/** Codes of `GeolocationPositionError` (W3C Geolocation). */
const REASONS: Readonly<Record<number, Nowhere>> = { 1: "refused", 2: "unavailable", 3: "timeout" };
