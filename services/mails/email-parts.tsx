import type { CSSProperties, ReactNode } from "react";

/**
 * The tables that lay out a mail. Mail programs know neither flex nor grid (Outlook draws with Word), so boxes are
 * tables, by attributes of HTML 4. The role `presentation` tells screen readers that they hold no data.
 */

type Part = { className?: string; style?: CSSProperties; children?: ReactNode };

/** A box over the whole width: `<Section style={{ padding: "16px 20px" }}>`. */
export function Section({ children, ...look }: Part) {
  return (
    <Table {...look}>
      <tr>
        <td>{children}</td>
      </tr>
    </Table>
  );
}

/** Cells side by side; its children are `<td>`. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Table>
      <tr>{children}</tr>
    </Table>
  );
}

/**
 * The whole page with its margins: Outlook and Gmail take background and padding from a cell, and not from `body`.
 * `preview` is what a list of mails shows beside the subject.
 */
export function Body({ className, style, preview, children }: Part & { preview: string }) {
  return (
    <body className={className} style={{ background: style?.background, margin: 0, padding: 0 }}>
      <Preview text={preview} />
      <Table>
        <tr>
          <td style={style}>{children}</td>
        </tr>
      </Table>
    </body>
  );
}

function Table({ className, style, children }: Part) {
  return (
    <table
      className={className}
      style={style}
      role="presentation"
      align="center"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

const PREVIEW_LENGTH = 150;
const BLANKS = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/** Hidden in the mail itself. A mail program goes on reading after it, so blanks fill the rest of its line. */
function Preview({ text }: { text: string }) {
  const shown = text.slice(0, PREVIEW_LENGTH);
  return (
    <div style={HIDDEN}>
      {shown}
      {shown.length < PREVIEW_LENGTH && <div>{BLANKS.repeat(PREVIEW_LENGTH - shown.length)}</div>}
    </div>
  );
}

const HIDDEN = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const;
