import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { splitExtension } from "./tel-href.ts";

/**
 * A phone number as typed, understood as a New Zealand one unless it begins with `+`.
 * Spaces, brackets and hyphens do not matter. Undefined when it could be no number at all:
 * too short, without its area code, too long, or letters, or when it is written as in North America without its `+1`.
 *
 * `readPhone("021 555 0147")` → `{ e164: "+64215550147", display: "021 555 0147" }`
 * `readPhone("(09) 555-0142 x12")` → `{ e164: "+6495550142", display: "09 555 0142 ext 12" }`
 *
 * Only the possible length is judged, not the numbering plan: the plan grows faster than libraries do,
 * and refusing a number that rings is worse than keeping one that does not.
 */
export function readPhone(text: string): { e164: string; display: string } | undefined {
  const { main, extension } = splitExtension(withoutFloat(text));
  if (/\p{L}/u.test(main) || isNorthAmerican(main)) return undefined;
  const number = parsePhoneNumberFromString(main, "NZ");
  if (!number?.isPossible()) return undefined;
  const isLocal = number.country === "NZ" || number.countryCallingCode === "64";
  if (isLocal && isCutShort(number.nationalNumber)) return undefined;
  const display = isLocal ? nationally(number, main) : number.formatInternational();
  return { e164: number.number, display: extension === "" ? display : `${display} ext ${extension}` };
}

/** `35550101.0`: a program that has all numbers with a fraction had it. Read as they stand, its digits are another number. */
function withoutFloat(text: string): string {
  return text.trim().replace(/^(\+?\d{6,})\.0+$/, "$1");
}

/** The library takes the 0 off what is outside the plan that it knows: that stays as it was typed. */
function nationally(number: PhoneNumber, typed: string): string {
  const formatted = number.formatNational();
  return formatted.replaceAll(/\D/g, "") === `0${number.nationalNumber}` ? formatted : typed;
}

/**
 * `021 55`, `04 555 012`, and `555 0123` without its area code. After the 0 a landline has 8 digits (area code and
 * seven) and a mobile phone 8 to 10. The library takes 5 for possible, because special services have so few; no
 * practice can call a patient at one. Free numbers are left as they are.
 */
function isCutShort(national: string): boolean {
  return national.length < 8 && !/^(800|508)/.test(national);
}

/**
 * `(212) 555-0123` and `415-555-0123`: ten digits without a leading 0. Read as one of New Zealand the first is a mobile
 * phone, at which a practice would tell a stranger about a patient. Here ten digits without the 0 are a mobile phone (2),
 * a free number (800, 508), or have the country code (64).
 */
function isNorthAmerican(text: string): boolean {
  const digits = text.replace(/[^\d+]/g, "");
  if (!/^[1-9]\d{9}$/.test(digits) || /^(64|800|508)/.test(digits)) return false;
  return /^\s*\(\d{3}\)/.test(text) || !digits.startsWith("2");
}
