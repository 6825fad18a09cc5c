import { expect, test } from "vitest";
import { isMissing, isNoValue, isSpreadsheetError } from "./no-value.ts";

test.each(
  "#REF!|#N/A|#VALUE!|#DIV/0!|#NAME?|#NULL!|#NUM!|#SPILL!|#CALC!|Err:502|#REF! Street|18 #N/A|########".split(
    "|",
  ),
)("“%s” is what a spreadsheet shows where a formula failed, or a column is too narrow", (text) => {
  expect([isSpreadsheetError(text), isNoValue(text)]).toEqual([true, true]);
});

test.each([
  ..."N/A|n/a|n.a.|N.A|NA|na|none|None|NONE|nil|null|NULL|(null)|<null>|undefined|NaN|nan|TBC|tba|t.b.c.|TBD|unknown|not known".split(
    "|",
  ),
  ..."Not applicable|not available|not stated|-|--|–|—|?|...|…|*|test|Test|TEST|testing|test test|(blank)|[object Object]".split(
    "|",
  ),
  ..."N/A, N/A|undefined undefined|null, null|xxx|sample|dummy|placeholder|to be confirmed".split("|"),
  "undefined Queen Street",
  "NaN Dental",
  "18 [object Object]",
  "\u200b\u200c",
  "\u00a0-\u00a0",
])("“%s” means “no value”", (text) => {
  expect(isNoValue(text)).toBe(true);
});

test.each([
  ..."Nan|Na|Nan Dental|Test Valley Dental|Testimony Dental|Null & Sons|Nil Desperandum Dental|None Tree Hill Dental|D".split(
    "|",
  ),
  ..."NA Dental|Sample Street|歯科|No. 1 Dental|1|0|no|Unknown Warrior Street|N|Dr X|X-Ray Dental|Dummy Lane 3".split(
    "|",
  ),
  "“Smile”",
  "Call us to be confirmed within a day",
])("“%s” is a value", (text) => {
  expect(isNoValue(text)).toBe(false);
});

test.each("N/A|-|–|none|null|Nil".split("|"))("“%s” says that there is nothing", (text) => {
  expect(isMissing(text)).toBe(true);
});

test.each("?|unknown|TBC|test|#REF!|soon|yes".split("|"))("“%s” does not say that", (text) => {
  expect(isMissing(text)).toBe(false);
});
