import { type MouseEvent, useRef, useState } from "react";
import type { Position } from "#domain/distance.ts";
import { positionText } from "#domain/near.ts";
import { isPlainClick } from "../../islands/plain-click.ts";
import { Icon } from "../icon.tsx";
import { findMe, type Nowhere } from "./whereabouts.ts";

/**
 * A link to what is near, seen only where scripts run (`scripting` in filters.css): without one there is the list of
 * places, to which it leads when its file does not come. The browser is asked where it is on a click and at no other
 * time.
 */
export function NearMe({ places, order }: { places: string; order: string | null }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, become] = useState<"quiet" | "asking" | Nowhere>("quiet");

  async function ask(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    become("asking");
    // Asked again, it asks again: who puts the browser's question aside is never answered.
    const found = await findMe();
    if (typeof found === "string") return become(found);
    become("quiet");
    send(link.current!.closest("form")!, found, [places, order, "near"]);
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
        {WORDS[state]}{" "}
        {state !== "quiet" && state !== "asking" && (
          <a href={`#${places}`} onClick={(event) => goTo(places, event)}>
            Choose a town or city instead
          </a>
        )}
      </p>
    </div>
  );
}

export { NearMe as Island };

const WORDS = {
  quiet: "",
  asking: "Asking your browser where you are. We use it to about a kilometre, and do not keep it.",
  refused: "Your browser does not tell us where you are.",
  unavailable: "Your browser could not find out where you are.",
  timeout: "Finding out where you are took too long.",
  abroad: "You seem to be outside New Zealand, and all our dentists are in it.",
};

/** Sends the form as it is but for these parts. It is left as it was, for whoever comes back to it. */
function send(form: HTMLFormElement, position: Position, replaced: readonly (string | null)[]): void {
  const near = document.createElement("input");
  Object.assign(near, { type: "hidden", name: "near", value: positionText(position) });
  const parts = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  const left = parts.filter(({ name }) => replaced.includes(name));
  for (const part of left) part.disabled = true;
  form.append(near);
  form.requestSubmit();
  near.remove();
  for (const part of left) part.disabled = false;
}

/** To the list of places, which may be folded away. */
function goTo(places: string, event: MouseEvent): void {
  event.preventDefault();
  const list = document.getElementById(places)!;
  list.closest("details")?.setAttribute("open", "");
  list.focus();
}
