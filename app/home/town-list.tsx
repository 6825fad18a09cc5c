import { practicesInWords } from "#domain/counts.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import type { Town } from "./home.server.ts";

/** Towns from north to south, with how many practices each has. */
export function TownList({ towns }: { towns: readonly Town[] }) {
  return (
    <ul className="town-index">
      {towns.map(({ slug, name, nameMi, href, count }) => (
        <li key={slug}>
          <a href={href}>
            {name}
            {nameMi && <span lang="mi">{nameMi}</span>}
            <span className="count">
              {count}
              <span className="visually-hidden">{count === 1 ? " practice" : " practices"}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Those beyond the 22 in which a practice is listed. */
export function MoreTownLinks({ towns }: { towns: readonly Town[] }) {
  if (towns.length === 0) return null;
  const text = towns.length === 1 ? "And in one more town" : `And in ${towns.length} more towns`;
  return (
    <Disclosure summary={text} isOpen={towns.length <= MOST_OPEN}>
      <ul className="chips">
        {towns.map(({ slug, name, href, count }) => (
          <li key={slug}>
            <a className="chip chip-plain" href={href}>
              {`${name} `}
              <span className="dim">{practicesInWords(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** So many stand in two rows. */
const MOST_OPEN = 12;
