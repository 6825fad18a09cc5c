/** What a map shows: the answer of `/api/v1/practices.geojson`. */
export type Points = {
  /** How many practices match; more than `features` where the answer was cut off. */
  count: number;
  features: readonly Point[];
};

export type Point = {
  type: "Feature";
  id: number;
  geometry: { type: "Point"; coordinates: [longitude: number, latitude: number] };
  properties: {
    name: string;
    /** `Te Aro, Wellington` */
    locality: string;
    rating: number | null;
    reviews: number;
    /** Empty where it is not stated. */
    price: "$" | "$$" | "$$$" | "";
    href: string;
    sample: boolean;
    /** Only where no request can reach it: the number to call, or empty. */
    call?: string;
  };
};

/**
 * All practices that the directory finds for the query of an address, `?location=nelson&page=2`, whatever its page and
 * view. Throws when there is no answer.
 */
export async function pointsFor(query: string, signal: AbortSignal): Promise<Points> {
  const parameters = new URLSearchParams(query);
  parameters.delete("page");
  parameters.delete("view");
  const answer = await fetch(`/api/v1/practices.geojson?${parameters}`, { signal });
  if (!answer.ok) throw new Error(`The points of the map answer ${answer.status}.`);
  return (await answer.json()) as Points;
}

/** Id of the practice that a link leads to: `practiceIdIn("/dentists/12-harbour-steps-dental") === 12` */
export function practiceIdIn(href: string): number | null {
  const id = /^\/dentists\/(\d+)/.exec(href)?.[1];
  return id === undefined ? null : Number(id);
}
