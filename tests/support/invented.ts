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
  /the practice (gets|should get) in touch within 24 hours/,
];

/** What of it a page or an answer says, each with some words around it. */
export function inventedIn(html: string): string[] {
  const said = html.replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "");
  return saidIn(said, INVENTED);
}

/** Finds it in the plain text of a mail, in a calendar file or in a picture's words; and a name without its value. */
const INVENTED_IN_TEXT = [
  /(^|: )Free$/m,
  /\$0\b/,
  /\b0\+/,
  /, ,|,\s*$/m,
  /\b(tel|mailto):(\s|$)/m,
  /\bVerified\b/,
  /\b(undefined|null|NaN)\b/,
  /the practice (gets|should get) in touch within 24 hours/,
  /^(LOCATION|Address|Phone|Practice|Where): ?$/im,
  /\b(Phone|[Cc]all|at|of) [.,]/,
];

/** `inventedInText("Phone . To change it")` → `["Phone . To change it"]` */
export function inventedInText(text: string): string[] {
  return saidIn(text, INVENTED_IN_TEXT);
}

function saidIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 60), found.index + 40)] : [];
  });
}
