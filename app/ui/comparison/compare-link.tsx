import { sideBySideHref } from "../../links.ts";

/**
 * Leads to the comparison, where more can be added; once the tray is hydrated, it ticks the practice instead. Its words
 * stay the same when ticked, so that the pressed button keeps its name and nothing moves.
 */
export function CompareLink({ practice: { id, name } }: { practice: { id: number; name: string } }) {
  return (
    <a className="tick" href={sideBySideHref([id])} data-compare={id}>
      Compare<span className="visually-hidden">{` ${name}`}</span>
    </a>
  );
}
