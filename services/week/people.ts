/** Somebody whose time can be kept: `{ whose: 1, name: "Mia" }` */
export type Person = { whose: number; name: string };

/** The practice’s own hours, as a list of people names them. */
const MAIN_HOURS = "The main hours";

/** Everybody whose time can be kept: the practice as a whole first, then who has hours of their own. */
export function peopleOf({ colleagues = [] }: { colleagues?: readonly Person[] } = {}): Person[] {
  return [{ whose: 0, name: MAIN_HOURS }, ...colleagues.map(({ whose, name }) => ({ whose, name }))];
}
