import { GAP, Hours } from "./unbroken.tsx";

/** What a list shows on paper alone, where no profile is a press away: the number in digits, and when it is open. */
export function PaperLine({ phone, hours }: { phone: string; hours: string }) {
  return (
    <p className="on-paper">
      {phone !== "" && <span className="nowrap">{`${phone}${GAP}`}</span>}
      <Hours text={hours} />
    </p>
  );
}
