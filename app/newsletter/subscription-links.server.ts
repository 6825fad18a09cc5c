import type { Confirmation } from "#database/newsletter/newsletter.ts";
import type { Leaving } from "#database/newsletter/newsletter-leaving.ts";
import { tokenIn } from "#domain/token-address.ts";
import * as links from "#services/newsletter/subscription-links.ts";
import type { Services } from "#services/services.ts";

/** What is behind the link that was opened, and its act when the button on the page is pressed. */
export function confirmationBehind(services: Services, { url }: Request): Promise<Confirmation> {
  return links.lookAtConfirmation(services, tokenIn(url));
}

export function confirmBy(services: Services, { url }: Request): Promise<Confirmation> {
  return links.confirm(services, tokenIn(url));
}

export function leavingBehind(services: Services, { url }: Request): Promise<Leaving> {
  return links.lookAtLeaving(services, tokenIn(url));
}

export function leaveBy(services: Services, { url }: Request): Promise<Leaving> {
  return links.leave(services, tokenIn(url));
}
