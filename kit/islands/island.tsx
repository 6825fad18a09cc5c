import type { ComponentType, ReactNode } from "react";
import script, { react } from "virtual:niho/islands";
import type { Trigger } from "./start.ts";

/** Properties that survive JSON, as which the page carries them to the browser. */
type Json = { [name: string]: JsonValue };
type JsonValue = string | number | boolean | null | undefined | Json | readonly JsonValue[];

type Loading = {
  /** Path of the island's file, without `.island.ts(x)`. */
  file: string;
  /** When it is fetched; by default at the first interaction with it. */
  trigger?: Trigger;
};

/**
 * A part of a page that React hydrates in the browser. The server renders it, and it works as HTML alone; on its trigger
 * the browser fetches its file and hydrates it with the same properties. Pass ids as properties: `useId` counts
 * differently in the browser, where the island is the whole tree.
 *
 * `<Island file="kit/ui/near-me/near-me" component={NearMe} props={{ places: "location", order: null }} />`, where
 * `kit/ui/near-me/near-me.island.tsx` exports `NearMe` under the name `Island`.
 */
export function Island<Props extends Json>({
  component: Component,
  props,
  ...loading
}: Loading & { component: ComponentType<Props>; props: Props }) {
  return (
    <Enhance {...loading} props={props}>
      <Component {...props} />
    </Enhance>
  );
}

/**
 * A part of a page that stays the server's HTML and gets a behaviour. Its file exports `attach(element, props)`; React is
 * not fetched for it.
 *
 * `<Enhance file="kit/forms/comfort"><form>…</form></Enhance>`
 */
export function Enhance({
  file,
  trigger = { touched: true },
  props,
  children,
}: Loading & { props?: Json; children: ReactNode }) {
  return (
    <>
      {/* In an island that React takes over, the page has it already. */}
      {import.meta.env.SSR && <script type="module" async src={script} data-react={react.join(" ")} />}
      <div
        className="island"
        data-island={file}
        data-trigger={JSON.stringify(trigger)}
        data-props={props && JSON.stringify(props)}
      >
        {children}
      </div>
    </>
  );
}
