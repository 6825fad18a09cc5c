import type { Practice } from "#domain/practice.ts";
import type { Services } from "../services.ts";

/** Whether mail to a practice makes sense: it has an address, and a sample is written to only while no mail leaves us. */
export function canBeWrittenTo(
  { email, isSample }: Pick<Practice, "email" | "isSample">,
  { mailGoesToFolder }: Pick<Services, "mailGoesToFolder">,
): boolean {
  return email !== "" && (mailGoesToFolder || !isSample);
}
