const MARKS = /(\*\*[^*]+\*\*|\[[^\][]+\]\([^()]+\))/;

/** A sentence of a legal text with its strong words and links; links may stand inside strong words. */
export function Sentence({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => {
    if (index % 2 === 0) return part;
    const link = /^\[([^\][]+)\]\(([^()]+)\)$/.exec(part);
    if (!link) return <b key={part}>{part.slice(2, -2)}</b>;
    const [, words, href] = link;
    return (
      <a key={part} href={href} className={href!.startsWith("tel:") ? "nowrap" : undefined}>
        {words}
      </a>
    );
  });
}
