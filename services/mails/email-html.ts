import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Puts mail programs into the rendering mode that layout by tables needs. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A mail as HTML, without the attributes by which React hydrates a page in a browser. */
export function emailHtml(mail: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(mail);
}
