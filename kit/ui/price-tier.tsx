const SIGNS = { 1: ["$", "$$"], 2: ["$$", "$"], 3: ["$$$", ""] } as const;

/**
 * $ to $$$ with the unused signs faded, the dollars beside it, and words for screen readers. Either may be unknown;
 * `unknown` is shown where both are.
 */
export function PriceTier({
  tier,
  range = null,
  unknown = null,
}: {
  tier: 1 | 2 | 3 | null;
  range?: string | null;
  unknown?: string | null;
}) {
  if (tier === null) return range ?? unknown;
  const [used, unused] = SIGNS[tier];
  return (
    <span>
      <span className="tier" role="img" aria-label={`Price level ${tier} of 3`}>
        {used}
        {unused && <i>{unused}</i>}
      </span>
      {range && ` ${range}`}
    </span>
  );
}
