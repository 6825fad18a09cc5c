import { useRef, useState } from "react";
import { copyText } from "#kit/ui/copy-text.ts";

/** A line that staff send to a practice, with the button that copies it: `CopiedLine` where React has the whole page. */
export function LineToSend({ line, what }: { line: string; what: string }) {
  const code = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  return (
    <>
      <pre className="copied">
        <code ref={code}>{line}</code>
      </pre>
      <p className="copy">
        <button className="btn btn-second" type="button" onClick={() => copyText(code.current!, setSaid)}>
          {`Copy ${what}`}
        </button>{" "}
        <span role="status">{said}</span>
      </p>
    </>
  );
}
