/** Whether a click is meant for this page: with a modifier key, browsers open the link in another tab or save it. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
