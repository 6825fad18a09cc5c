/** The first instant of a New Zealand day, as machines want it: `dayStart("2025-01-15") === "2025-01-15T00:00:00+13:00"`. */
export function dayStart(day: string): string {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime("Pacific/Auckland");
  return midnight.toString({ timeZoneName: "never" });
}
