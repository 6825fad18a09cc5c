const SIGNS = { 1: ["$", "$$"], 2: ["$$", "$"], 3: ["$$$", ""] } as const;

/** $ to $$$ with the unused signs faded, the dollars beside it, and words for who does not see it. */
export function PriceTier({ tier, range }: { tier: 1 | 2 | 3; range?: string | undefined }) {
  const [used, unused] = SIGNS[tier];
  return (
    <span>
      <span className="tier" aria-hidden="true">
        {used}
        {unused && <i>{unused}</i>}
      </span>
      <span className="visually-hidden">{`Price level ${tier} of 3.`}</span>
      {range && ` ${range}`}
    </span>
  );
}
