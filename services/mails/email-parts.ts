import { html } from "hono/html";

/** Markup in which every value has been escaped. Nothing here waits, so it is never a promise. */
export type Html = ReturnType<typeof html>;

/** What a part looks like, as mail programs take it: in the element itself. `{ lineHeight: 1.4 }` → `line-height:1.4` */
export type Look = Readonly<Record<string, string | number>>;

export function styleOf(...looks: readonly Look[]): string {
  return Object.entries(Object.assign({}, ...looks) as Look)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(";");
}

/**
 * The tables that lay out a mail. Mail programs know neither flex nor grid (Outlook draws with Word), so boxes are
 * tables, by attributes of HTML 4. The role `presentation` tells screen readers that they hold no data.
 */

/** A box over the whole width. The classes are for dark mode. */
export function section(className: string, look: Look, content: Html | readonly Html[] | ""): Html {
  return table(
    html` class="${className}" style="${styleOf(look)}"`,
    html`<tr>
      <td>${content}</td>
    </tr>`,
  );
}

/** Cells side by side. */
export function row(cells: Html): Html {
  return rows([cells]);
}

/** Rows of one table, so that their cells stand under each other. */
export function rows(each: readonly Html[]): Html {
  return table(
    "",
    html`${each.map(
      (cells) =>
        html`<tr>
          ${cells}
        </tr>`,
    )}`,
  );
}

/**
 * The whole page with its margins: Outlook and Gmail take background and padding from a cell, and not from `body`.
 * `preview` is what a list of mails shows beside the subject.
 */
export function body(className: string, look: Look, preview: string, content: Html): Html {
  const around = styleOf({ background: look["background"]!, margin: 0, padding: 0 });
  const whole = table(
    "",
    html`<tr>
      <td style="${styleOf(look)}">${content}</td>
    </tr>`,
  );
  return html`<body class="${className}" style="${around}">
    ${previewText(preview)}${whole}
  </body>`;
}

function table(look: Html | "", content: Html): Html {
  return html`<table${look} role="presentation" align="center" width="100%" border="0" cellPadding="0" cellSpacing="0"><tbody>${content}</tbody></table>`;
}

const PREVIEW_LENGTH = 150;
const BLANKS = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/** Hidden in the mail itself. A mail program goes on reading after it, so blanks fill the rest of its line. */
function previewText(text: string): Html {
  const shown = text.slice(0, PREVIEW_LENGTH);
  const missing = PREVIEW_LENGTH - shown.length;
  return html`<div style="${HIDDEN}">
    ${shown}${missing > 0 && html`<div>${BLANKS.repeat(missing)}</div>`}
  </div>`;
}

const HIDDEN = styleOf({
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
});
