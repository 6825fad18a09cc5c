import { sideBySideHref } from "../../links.ts";

/**
 * Leads to the comparison, where more can be added. Where the tray is awake, it ticks the practice instead. The words
 * stay the same when it is ticked: what is pressed keeps its name, and nothing moves.
 */
export function CompareLink({ practice: { id, name } }: { practice: { id: number; name: string } }) {
  return (
    <a className="tick" href={sideBySideHref([id])} data-compare={id}>
      Compare<span className="visually-hidden">{` ${name}`}</span>
    </a>
  );
}
