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

/** A sentence with the national numbers as links. */
export function WithNumbers({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${NUMBERS.map((number) => RegExp.escape(number)).join("|")})`));
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
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
