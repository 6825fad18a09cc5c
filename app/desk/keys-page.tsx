import type { Route } from "./+types/keys-page.ts";
import { deskMeta } from "./door-head.tsx";
import { useKeySetting } from "./keys.ts";

export const meta: Route.MetaFunction = () => deskMeta("Keys");

export function loader() {
  return null;
}

const KEYS = [
  ["j, k", "Today: down, up"],
  ["Enter", "Open the item, or press the button that has the focus"],
  ["u", "Back to Today"],
  ["/", "Find"],
  ["1 to 5", "A request: choose a practice"],
  ["a", "A message: write the answer"],
  ["p", "A review: publish as written"],
  ["?", "These keys"],
] as const;

export default function KeysPage() {
  const [isOn, setOn] = useKeySetting();
  return (
    <>
      <div className="head">
        <h1>Keys</h1>
      </div>
      <section className="panel stack all-keys">
        <dl className="facts">
          {KEYS.map(([key, what]) => (
            <Key key={key} name={key} what={what} />
          ))}
        </dl>
        <p className="soft">They work when you’re not typing in a box.</p>
        <div>
          <button className="btn btn-second" type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
            {isOn ? "Turn single keys off in this browser" : "Turn single keys on in this browser"}
          </button>
        </div>
      </section>
    </>
  );
}

function Key({ name, what }: { name: string; what: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{what}</dd>
    </>
  );
}
