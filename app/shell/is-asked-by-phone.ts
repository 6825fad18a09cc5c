import type { Practice } from "#domain/practice.ts";
import type { Services } from "../services.ts";

/**
 * Whether a request could not reach a practice: it has no e-mail address, and none of our people passes requests on. Its
 * page then says to call. A sample shows how booking works.
 */
export function isAskedByPhone(
  { email, isSample }: Pick<Practice, "email" | "isSample">,
  routing: Services["routing"],
): boolean {
  return email === "" && !isSample && routing === "direct";
}
