/** Whose families live around there: which languages are spoken and which names are on the door. */
export type Lean = "mixed" | "maori" | "pacific" | "south-asian" | "east-asian" | "southern";

export type Suburb = {
  name: string;
  /** Degrees, of the shops rather than of the area. */
  latitude: number;
  longitude: number;
  postcode: string;
  /** Streets that are there, the main one first. */
  streets: readonly string[];
  /** How far from the shops a practice may be put, in metres: less where the sea is near. */
  spread: number;
  lean: Lean;
  /** Offices, levels and parking buildings. */
  isCentre: boolean;
  /** How many practices it gets, next to a suburb with 1. */
  weight: number;
};

type Extra = Partial<Pick<Suburb, "spread" | "lean" | "isCentre" | "weight">>;

/** One line of the lists: `suburb("Ponsonby", -36.8555, 174.7435, "1011", ["Ponsonby Road"])`. */
export function suburb(
  name: string,
  latitude: number,
  longitude: number,
  postcode: string,
  streets: readonly string[],
  extra: Extra = {},
): Suburb {
  return {
    name,
    latitude,
    longitude,
    postcode,
    streets,
    spread: 350,
    lean: "mixed",
    isCentre: false,
    weight: 1,
    ...extra,
  };
}
