import { HelpLink } from "../ui/help-link.tsx";
import { EMERGENCY_LINK } from "./navigation.ts";

/** To emergency help, on pages that a visitor in pain may open first or be lost on. */
export function InPainLink() {
  return <HelpLink href={EMERGENCY_LINK.href} text="In pain right now? Get emergency help, day or night" />;
}
