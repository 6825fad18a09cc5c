import { Link } from "react-router";
import { DESK_PRACTICES_PATH } from "#content/desk-addresses.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { PracticeRow } from "./practices.server.ts";

/** Practices that were found, a row each. */
export function PracticeRows({ practices }: { practices: readonly PracticeRow[] }) {
  return (
    <ul className="queue">
      {practices.map(({ id, name, town, marks }) => (
        <li key={id}>
          <Link className="item item-practice" to={`${DESK_PRACTICES_PATH}/${id}`} data-row={id}>
            <span className="kind">
              <Icon name="tooth" />
            </span>
            <span className="what">{name}</span>
            <span className="more">{town}</span>
            <span className="marks">
              {marks.map((mark) => (
                <span key={mark} className="tag">
                  {mark}
                </span>
              ))}
            </span>
            <span className="ref">{id}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
