/** Whether somebody means this page by it: with a key held down, browsers open a link elsewhere or save it. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
