import { SUBSCRIBE_PATH } from "#content/newsletter.ts";
import type { Crumb } from "#kit/ui/breadcrumbs.tsx";

/** Breadcrumbs of a page of the newsletter. */
export function trailTo(title: string): Crumb[] {
  return [{ label: "Newsletter", href: SUBSCRIBE_PATH }, { label: title }];
}
