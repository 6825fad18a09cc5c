import { telHref } from "#domain/tel-href.ts";

/** A phone number that dials when touched and never breaks over two lines. A sample’s reaches no one, so it is text. */
export function PhoneLink({ phone, isSample = false }: { phone: string; isSample?: boolean }) {
  if (isSample) return <span className="nowrap">{phone}</span>;
  return (
    <a className="nowrap" href={telHref(phone)}>
      {phone}
    </a>
  );
}
