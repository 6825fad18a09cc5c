import type { ComponentType, ReactNode } from "react";
import script from "virtual:niho/islands";
import type { Wakes } from "./start.ts";

/** What an island is given: it travels to the browser as JSON, in the page. */
type Given = { [name: string]: string | number | boolean | null | undefined | Given | readonly Given[] };

type Place = {
  /** Its file without the ending, from `app/` on. */
  file: string;
  /** By default when it is touched. */
  wakes?: Wakes;
};

/**
 * A part of a page that React takes over in the browser. It arrives whole, as HTML, and works as it is; when it is
 * wanted its file is fetched and hydrates what is there, with the same properties. Ids come through the properties:
 * `useId` would count differently in the browser, where only this part is known.
 *
 * `<Island file="ui/form/search-box" component={SearchBox} given={{ label: "Dentist", typed: q }} />`, where
 * `app/ui/form/search-box.island.tsx` exports `SearchBox` under the name `Island`.
 */
export function Island<Props extends Given>({
  component: Component,
  given,
  ...place
}: Place & { component: ComponentType<Props>; given: Props }) {
  return (
    <Enlivened {...place} given={given}>
      <Component {...given} />
    </Enlivened>
  );
}

/**
 * A part of a page that stays the server's HTML and gets a behaviour: its file exports `attach(element, given)`, and
 * React is not fetched for it.
 *
 * `<Enlivened file="directory/in-place"><Results view={view} /></Enlivened>`
 */
export function Enlivened({
  file,
  wakes = { touched: true },
  given,
  children,
}: Place & { given?: Given; children: ReactNode }) {
  return (
    <>
      <script type="module" async src={script} />
      <div
        className="island"
        data-island={file}
        data-wakes={JSON.stringify(wakes)}
        data-given={given && JSON.stringify(given)}
      >
        {children}
      </div>
    </>
  );
}
