import { eachSubmission, type Submission } from "#database/requests/submissions.ts";
import { SEALING } from "./sealing.ts";
import { readPage, type TestPage, type TestSite } from "./site.ts";

/** What a browser would send of the page's form as it stands. Ticked boxes of one name are joined by commas. */
export function formValues({ document }: TestPage, form = "form[method=post]"): Record<string, string> {
  return valuesOf(document.querySelectorAll(`${form} [name]`));
}

/** Reads them from controls that were found: `valuesOf(form.querySelectorAll("[name]"))` */
export function valuesOf(controls: Iterable<Element>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controls) {
    const name = control.getAttribute("name")!;
    const type = control.getAttribute("type");
    const value = control.getAttribute("value") ?? "";
    if (type === "checkbox") {
      values[name] ??= "";
      if (control.hasAttribute("checked")) values[name] += values[name] === "" ? value : `,${value}`;
    } else if (type === "radio") {
      if (control.hasAttribute("checked")) values[name] = value;
    } else if (control.tagName === "SELECT") {
      values[name] = control.querySelector("option[selected]")?.getAttribute("value") ?? "";
    } else if (control.tagName === "TEXTAREA") {
      values[name] = control.textContent;
    } else if (control.tagName === "INPUT") {
      values[name] = value;
    }
  }
  return values;
}

/** Presses a button beside a form into which something was typed, as a browser does: the button sends its own form alone. */
export async function pressBeside(
  site: TestSite,
  { document }: TestPage,
  words: string,
  typed: Record<string, string>,
): Promise<TestPage> {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === words)!;
  const own = button.getAttribute("form");
  const form = own ? document.getElementById(own)! : button.closest("form")!;
  const values = valuesOf(form.querySelectorAll("[name]"));
  for (const [name, value] of Object.entries(typed)) if (name in values) values[name] = value;
  const name = button.getAttribute("name");
  if (name) values[name] = button.getAttribute("value")!;
  const to = button.getAttribute("formaction") ?? form.getAttribute("action")!;
  return readPage(await site.post(to, values));
}

/** Everything that the site has kept, the oldest first. */
export function keptIn(site: TestSite): Promise<Submission[]> {
  return Array.fromAsync(eachSubmission(site.database.read, SEALING.encryption));
}

/** Posts a form as a program does, as JSON. */
export function postJson(
  site: TestSite,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.fetch("/", {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
  });
}

/** What the box says that has the focus. */
export function alertIn({ document }: TestPage): string {
  return document.querySelector("[role=alert]")!.textContent;
}

/** Address and words of each link. */
export function linksIn(element: Element): [string | null, string][] {
  return [...element.querySelectorAll("a")].map((a) => [a.getAttribute("href"), a.textContent]);
}

/** Whether an element stands before another on their page. */
export function isBefore(one: Element, other: Element): boolean {
  const all = [...one.ownerDocument.querySelectorAll("*")];
  return all.indexOf(one) < all.indexOf(other);
}

/** The words of each element that fits. */
export function texts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
}
