const TAG = /<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*(\/?)>/g;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/** What keeps a document from being well-formed XML: a tag that does not pair, or a sign that is not escaped. Null: nothing. */
export function xmlFault(text: string): string | null {
  const body = text.replace(/^<\?xml [^<>]*\?>/, "");
  const open: string[] = [];
  for (const [tag, isClosing, name, isEmpty] of body.matchAll(TAG)) {
    if (isClosing && open.pop() !== name) return tag;
    if (!isClosing && !isEmpty) open.push(name!);
  }
  return (
    open.at(-1) ?? /<.{0,40}/.exec(body.replaceAll(TAG, ""))?.[0] ?? BARE_AMPERSAND.exec(body)?.[0] ?? null
  );
}
