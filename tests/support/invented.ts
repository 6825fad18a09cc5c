/** What a page says of a fact that no one stated when it takes the unknown for a value. */
const INVENTED = [
  /"(priceRange|price)":"Free"/,
  />\s*Free\s*</,
  /starts at \$0|from \$0 to/,
  /\b0\+/,
  /, ,/,
  /href="(|tel:|mailto:)"/,
  />\s*Verified\s*</,
  /\b(undefined|null|NaN) min/,
  />(undefined|null|NaN)</,
  /"(telephone|sameAs|streetAddress)":""/,
  />, [A-Z]\w+</,
  /the practice gets in touch within 24 hours/,
];

/** What of it a page or an answer says, each with some words around it. */
export function inventedIn(html: string): string[] {
  const said = html.replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "");
  return INVENTED.flatMap((pattern) => {
    const found = pattern.exec(said);
    return found ? [said.slice(Math.max(0, found.index - 60), found.index + 40)] : [];
  });
}
