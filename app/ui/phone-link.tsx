import { telHref } from "#domain/phone.ts";

/** A phone number that dials when touched and never breaks over two lines. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="nowrap" href={telHref(phone)}>
      {phone}
    </a>
  );
}
