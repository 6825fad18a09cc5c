import { html, raw } from "hono/html";
import { body, type Html, row, rows, section, styleOf } from "./email-parts.ts";

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "Arial,Helvetica,sans-serif";

/** Many mail programs ignore style sheets, so styles are inline. The classes are for dark mode only. */
export const LOOK = {
  heading: { margin: 0, font: `bold 20px/1.3 ${SERIF}`, color: "#0d2333" },
  text: { margin: 0, font: `16px/1.5 ${SANS}`, color: "#0d2333" },
  soft: { margin: 0, font: `16px/1.5 ${SANS}`, color: "#3a4e5d" },
  small: { margin: 0, font: `14px/1.5 ${SANS}`, color: "#526472" },
  big: { margin: 0, font: `bold 26px/1.3 ${SERIF}`, color: "#0d2333" },
  link: { color: "#0b57a4", textDecoration: "underline" },
  red: { color: "#b3122a", fontWeight: "bold", whiteSpace: "nowrap", textDecoration: "underline" },
  line: { borderTop: "1px solid #dcd9d1" },
} as const;

const DARK = `@media (prefers-color-scheme: dark) {
  .bg, .bg > table > tbody > tr > td { background: #07121a !important; } .sheet { background: #11232e !important; }
  .ink { color: #eaf1f5 !important; } .soft { color: #beccd5 !important; } .link { color: #8fc5f4 !important; }
  .line { border-color: #2a4150 !important; } .box { background: #0c2231 !important; } .warn { background: #35161d !important; } .red { color: #ff9ca5 !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .reference { font-size: 20px !important; letter-spacing: 0 !important; }
}`;

/** The sheet of 600 px on which every mail with HTML is written. */
export function emailFrame(
  {
    siteName,
    title,
    preview,
    heading,
  }: {
    siteName: string;
    title: string;
    /** The preview text beside the subject in a list of mails. */
    preview: string;
    heading: string;
  },
  blocks: readonly (Html | "")[],
): Html {
  const sheet = section("sheet", { maxWidth: "600px", background: "#ffffff", borderRadius: "10px" }, [
    block(28, brand(siteName)),
    block(
      28,
      html`<h1 class="ink" style="${styleOf(LOOK.heading, { font: `bold 30px/1.2 ${SERIF}` })}">
        ${heading}
      </h1>`,
    ),
    html`${blocks}`,
    block(32, ""),
  ]);
  const look = { margin: 0, padding: "24px 12px", background: "#f3f1eb" };
  return html`<html lang="en-NZ" dir="ltr">
    <head>
      ${META}
      <title>${title}</title>
      <style>
        ${raw(DARK)}
      </style></head
    >${body("bg", look, preview, sheet)}
  </html>`;
}

const META = html`<meta name="viewport" content="width=device-width, initial-scale=1" /><meta
    http-equiv="Content-Type"
    content="text/html; charset=UTF-8"
  /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta
    name="supported-color-schemes"
    content="light dark"
  />`;

/** Mail programs without SVG show the name alone. */
function brand(name: string): Html {
  return row(
    html`<td aria-hidden="true" style="width:38px">
        <svg width="28" height="28" viewBox="0 0 32 32" style="display:block">
          <path fill="#2b72c2" fill-rule="evenodd" d="${MARK}"></path>
        </svg>
      </td>
      <td class="ink" style="${styleOf(LOOK.big, { lineHeight: 1 })}">${name}</td>`,
  );
}

const MARK =
  "M16 4.6C13.6 3 11.3 2 9.1 2 5 2 2 5.2 2 9.7c0 3.7 1.5 5.7 2.5 8.9C5.6 22.2 5.6 30 8.9 30c2.9 0 2.5-4.3 3.5-8 .7-2.4 1.6-3.9 3.6-3.9s2.9 1.5 3.6 3.9c1 3.7.6 8 3.5 8 3.3 0 3.3-7.8 4.4-11.4 1-3.2 2.5-5.2 2.5-8.9C30 5.2 27 2 22.9 2c-2.2 0-4.5 1-6.9 2.6zM16 7.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z";

/** A section, `space` pixels below the one before. */
export function block(space: number, content: Html | readonly Html[] | ""): Html {
  return section("pad", { padding: `${space}px 40px 0` }, content);
}

/** A link that looks like a button: the one thing to do. */
export function emailButton({ words, href }: EmailAction): Html {
  return block(24, html`<a target="_blank" href="${href}" style="${BUTTON}">${words}</a>`);
}

export type EmailAction = { words: string; href: string };

const BUTTON = styleOf(LOOK.text, {
  display: "inline-block",
  padding: "12px 22px",
  background: "#0b57a4",
  borderRadius: "6px",
  color: "#ffffff",
  fontWeight: "bold",
  textDecoration: "none",
});

/** Each a block of its own. */
export function paragraphs(texts: readonly string[], isBold = false): Html {
  const look = isBold ? styleOf(LOOK.text, { fontWeight: "bold" }) : styleOf(LOOK.soft);
  return html`${texts.map((text) =>
    block(14, html`<p class="${isBold ? "ink" : "soft"}" style="${look}">${text}</p>`),
  )}`;
}

/** An address to write to. */
export function mailLink(address: string): Html {
  return link(`mailto:${address}`, address);
}

/** A link within a sentence. */
export function link(href: string, words: string): Html {
  return html`<a target="_blank" class="link" href="${href}" style="${styleOf(LOOK.link)}">${words}</a>`;
}

/** Under a line: who may have the mail, and why it came. */
export function foot(content: Html): Html {
  return html`<p class="soft line" style="${styleOf(LOOK.small, LOOK.line, { paddingTop: "16px" })}">
    ${content}
  </p>`;
}

/** Names and values in rows. */
export function factRows(facts: readonly Fact[]): Html {
  return rows(
    facts.map(
      ({ name, value, href }) =>
        html`<td class="soft line" style="${styleOf(LOOK.soft, LOOK.line, FACT, { width: "150px" })}">
            ${name}
          </td>
          <td class="ink line" style="${styleOf(LOOK.text, LOOK.line, FACT, { fontWeight: "bold" })}">
            ${href ? link(href, value) : value}
          </td>`,
    ),
  );
}

/** `href` makes a link of the value. */
export type Fact = { name: string; value: string; href?: string };

const FACT = { padding: "10px 16px 10px 0", verticalAlign: "top", lineHeight: 1.4 } as const;
