import { Fragment } from "react";
import { WholeWords } from "../ui/unbroken.tsx";

/** A sentence of the document, in which what stands between backticks is code. */
export function InCode({ text }: { text: string }) {
  const [before, code, ...rest] = text.split("`");
  return (
    <>
      <WholeWords text={before!} />
      {code !== undefined && <code>{code}</code>}
      {rest.length > 0 && <InCode text={rest.join("`")} />}
    </>
  );
}

/** An address, which a narrow screen may break before a parameter. */
export function AddressInCode({ address }: { address: string }) {
  return <code className="small dim">{breakable(address, /(?=&)/)}</code>;
}

/** A name of the interface, which a narrow screen may break before a capital: `emergency`, `Wait`, `Minutes`. */
export function NameInCode({ name }: { name: string }) {
  return <code className="small">{breakable(name, /(?=[A-Z])/)}</code>;
}

function breakable(text: string, at: RegExp) {
  return text.split(at).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
