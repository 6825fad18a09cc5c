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
  const [path, ...parameters] = address.split(/(?=&)/);
  return (
    <code className="small dim">
      {path}
      {parameters.map((parameter) => (
        <Fragment key={parameter}>
          <wbr />
          {parameter}
        </Fragment>
      ))}
    </code>
  );
}

/** A name of the interface, which a narrow screen may break before a capital: `emergency`, `Wait`, `Minutes`. */
export function NameInCode({ name }: { name: string }) {
  return (
    <code className="small">
      <Humps name={name} />
    </code>
  );
}

function Humps({ name }: { name: string }) {
  const [first, ...rest] = name.split(/(?=[A-Z])/);
  return (
    <>
      {first}
      {rest.length > 0 && <wbr />}
      {rest.length > 0 && <Humps name={rest.join("")} />}
    </>
  );
}
