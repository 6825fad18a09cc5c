import { NATIONAL_NUMBERS } from "#content/site.ts";
import { telHref } from "#domain/tel-href.ts";
import { PhoneLink } from "./phone-link.tsx";

const { ambulance, healthline, poisons, counsellor, refuge, children: forChildren } = NATIONAL_NUMBERS;

/** Letters first, as people remember it: `0800 TALK TEETH (825 583)` */
const TALK_DIGITS = `(${forChildren.phone.replace("0800 ", "")})`;
const TALK_TEETH = `${forChildren.name} ${TALK_DIGITS}`;

const NUMBERS = [
  TALK_TEETH,
  healthline.phone,
  poisons.phone,
  counsellor.phone,
  refuge.phone,
  ambulance.phone,
];

/** Phones from before 2025 have no `RegExp.escape`. */
const NUMBER = NUMBERS.map((number) => number.replaceAll(/[()]/g, String.raw`\$&`)).join("|");
const QUOTED_OR_NUMBER = new RegExp(`(“[^”]*”|${NUMBER})`);

/** A sentence with the national numbers as links, but for what it quotes: “111 queen street” is an address. */
export function WithNumbers({ text }: { text: string }) {
  const parts = text.split(QUOTED_OR_NUMBER);
  return parts.map((part, index) => {
    if (index % 2 === 0 || part.startsWith("“")) return part;
    return part === TALK_TEETH ? <TalkTeethLink key={part} /> : <PhoneLink key={part} phone={part} />;
  });
}

/** Its words stay together where a line has room for them: on a narrow phone it is longer than a line of a card. */
export function TalkTeethLink() {
  return (
    <a href={telHref(forChildren.phone)}>
      <span className="talk-teeth">{forChildren.name}</span> {TALK_DIGITS}
    </a>
  );
}
