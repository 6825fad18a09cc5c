import { practicesInWords } from "#domain/counts.ts";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import { TownDot } from "#kit/ui/map/town-dot.tsx";
import type { Town } from "./home.server.ts";

/** Every town that has a practice, island by island, like the index of an atlas. */
export function TownList({ towns, more }: { towns: readonly Town[]; more: readonly Town[] }) {
  const largest = Math.max(...towns.map(({ count }) => count));
  return (
    <div className="town-index">
      {ISLANDS.map(({ id, nameMi, name }) => (
        <Island
          key={id}
          nameMi={nameMi}
          name={name}
          towns={of(towns, id)}
          more={of(more, id)}
          largest={largest}
        />
      ))}
    </div>
  );
}

const ISLANDS = [
  { id: "north", nameMi: "Te Ika-a-Māui", name: "North Island" },
  { id: "south", nameMi: "Te Waipounamu", name: "South Island" },
  { id: "chathams", nameMi: "Wharekauri", name: "Chatham Islands" },
] as const;

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

function Island({
  nameMi,
  name,
  towns,
  more,
  largest,
}: {
  nameMi: string;
  name: string;
  towns: readonly Town[];
  /** Counted with the others, and listed after the islands. */
  more: readonly Town[];
  largest: number;
}) {
  const total = [...towns, ...more].reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div>
      <h3>
        <span lang="mi">{nameMi}</span> <span className="dim">{`${name}, ${practicesInWords(total)}`}</span>
      </h3>
      {towns.length > 0 && (
        <ul>
          {towns.map((town) => (
            <li key={town.slug}>
              <a href={town.href}>
                <TownDot count={town.count} largest={largest} />
                <b>{town.name}</b>
                {town.nameMi && <span lang="mi">{town.nameMi}</span>}
                <span className="count">
                  {town.count}
                  <span className="visually-hidden">{town.count === 1 ? " practice" : " practices"}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function of(towns: readonly Town[], island: Town["island"]): readonly Town[] {
  return towns.filter((town) => town.island === island && town.count > 0);
}
