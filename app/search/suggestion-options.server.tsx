import { renderToStaticMarkup } from "react-dom/server";
import type { z } from "zod";
import { Icon, type IconName } from "#kit/ui/icon.tsx";
import { SampleMark } from "#kit/ui/sample-mark.tsx";
import type { SUGGESTION } from "./suggest-operation.server.ts";

type Suggestion = z.infer<typeof SUGGESTION>;

/** The options of a search box's list, without an element around them. */
export function suggestionsHtml(items: readonly Suggestion[]): string {
  return renderToStaticMarkup(items.map((item) => <Option key={`${item.href} ${item.label}`} item={item} />));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The options of each letter that has any, in an element of its own: `<div data-letter="w">…</div>`. */
export async function firstLettersHtml(
  suggest: (letter: string) => Promise<{ items: readonly Suggestion[] }>,
): Promise<string> {
  let html = "";
  // One after the other, so that other requests have their turn between two.
  for (const letter of LETTERS) {
    const { items } = await suggest(letter);
    if (items.length > 0) html += `<div data-letter="${letter}">${suggestionsHtml(items)}</div>`;
  }
  return html;
}

/** A link, so that it also opens in a new tab or by a long press. */
function Option({ item: { kind, href, label, labelMi, sample, detail } }: { item: Suggestion }) {
  return (
    <a role="option" aria-selected="false" tabIndex={-1} href={href}>
      <Icon name={ICONS[kind]} />
      <span>
        <b>{label}</b>
        {labelMi && <span lang="mi">{` ${labelMi}`}</span>}
        {sample && (
          <>
            {" "}
            <SampleMark />
          </>
        )}
        <span className="small dim">{detail}</span>
      </span>
    </a>
  );
}

const ICONS: Record<Suggestion["kind"], IconName> = {
  emergency: "emergency",
  list: "list",
  place: "map-pin",
  treatment: "root-canal",
  page: "arrow-right",
  practice: "tooth",
};
