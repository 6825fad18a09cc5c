import { Enhance } from "../islands/island.tsx";

/** A line to copy into one's own pages, with a button that does it. */
export function CopiedLine({ line, what }: { line: string; what: string }) {
  return (
    <Enhance file="kit/ui/copied-line" trigger={{ touched: true, replayed: "button" }}>
      <pre className="copied">
        <code>{line}</code>
      </pre>
      <p className="copy">
        <button className="btn btn-second" type="button">
          {`Copy ${what}`}
        </button>{" "}
        <span role="status" />
      </p>
    </Enhance>
  );
}
