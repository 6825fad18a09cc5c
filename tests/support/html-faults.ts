import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What to ask of a page, worked out once: the library's own loaders do so anew for every page, at five times the cost of the page. */
class SameForEveryPage extends StaticConfigLoader {
  #workedOut: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

  override getConfigFor(address: string) {
    return (this.#workedOut ??= super.getConfigFor(address));
  }
}

const rules = new SameForEveryPage({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes them so; both forms are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // The 65 characters are a search engine's taste, and long names are names.
    "long-title": "off",
    // A phone link shows the number as people write it, with the spaces that keep it readable.
    "tel-non-breaking": "off",
    // Lists without bullets lose their role in Safari unless it is said again.
    "no-redundant-role": "off",
    // React writes some attributes in camel case; HTML does not mind.
    "attr-case": "off",
    // Boxes to tick go by one name together.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    // React escapes what must be escaped.
    "no-raw-characters": "off",
  },
});

const validator = new HtmlValidate(rules);

/** What of a page is no valid HTML: the rule and its message, each once. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`));
  return [...new Set(faults)];
}
