/** A line that is read out whenever its words change. It has to be on the page before they do. */
export function statusLine(className = "visually-hidden"): HTMLElement {
  const line = document.createElement("p");
  line.className = className;
  line.role = "status";
  return line;
}
