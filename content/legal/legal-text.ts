import { telHref } from "#domain/tel-href.ts";

/**
 * A legal page as an editor writes it. In its sentences `**words**` are strong and `[words](address)` is a link;
 * everything else is as it stands.
 */
export type LegalText = {
  title: string;
  /** One or two sentences under the title. */
  lede: string;
  /** The day of this text: `2026-11-23`. */
  updatedOn: string;
  /** The day of the text that it replaces, if any: of terms and policy the one that the specification names. */
  replaces?: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** Its address on the page: `cookies` for `/privacy-policy#cookies`. */
  id: string;
  title: string;
  /** A text is a paragraph, a list is a list. */
  body: readonly (string | readonly string[])[];
};

/** `phoneLink("0800 11 22 33") === "[0800 11 22 33](tel:0800112233)"` */
export function phoneLink(phone: string): string {
  return `[${phone}](${telHref(phone)})`;
}

/** `emailLink("hello@niho.example") === "[hello@niho.example](mailto:hello@niho.example)"` */
export function emailLink(email: string): string {
  return `[${email}](mailto:${email})`;
}

/** The number of the Health and Disability Commissioner, who hears complaints about care. */
export const COMMISSIONER_PHONE = "0800 11 22 33";

/** Whom to turn to outside this site, as both pages say it. */
export const OUTSIDE_HELP = {
  commissioner: "[privacy.org.nz](https://www.privacy.org.nz/)",
  healthAndDisability: phoneLink(COMMISSIONER_PHONE),
  advocacy: phoneLink("0800 555 050"),
} as const;
