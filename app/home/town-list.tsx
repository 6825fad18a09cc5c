import { practicesInWords } from "#domain/counts.ts";
import { TownDot } from "../ui/map/town-dot.tsx";
import type { Town } from "./home.server.ts";

/** Every town with its practices, island by island, like the index of an atlas. */
export function TownList({ towns }: { towns: readonly Town[] }) {
  const largest = Math.max(...towns.map(({ count }) => count));
  return (
    <div className="towns">
      <Island nameMi="Te Ika-a-Māui" name="North Island" towns={of(towns, "north")} largest={largest} />
      <Island nameMi="Te Waipounamu" name="South Island" towns={of(towns, "south")} largest={largest} />
    </div>
  );
}

function Island({
  nameMi,
  name,
  towns,
  largest,
}: {
  nameMi: string;
  name: string;
  towns: readonly Town[];
  largest: number;
}) {
  const total = towns.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <h3>
        <span lang="mi">{nameMi}</span> <span className="dim">{`${name}, ${practicesInWords(total)}`}</span>
      </h3>
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
    </div>
  );
}

function of(towns: readonly Town[], island: Town["island"]): readonly Town[] {
  return towns.filter((town) => town.island === island);
}
