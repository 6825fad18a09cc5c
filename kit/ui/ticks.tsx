import { Icon } from "./icon.tsx";
import { WholeWords } from "./unbroken.tsx";

/** A list of good things, each with a tick. */
export function Ticks({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="ticks stack-s">
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>
            <WholeWords text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
