/** `distanceInWords(0.42) === "400 m"` · `distanceInWords(3.14) === "3.1 km"` · `distanceInWords(41.7) === "42 km"` */
export function distanceInWords(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(1, Math.round(kilometres * 10)) * 100} m`;
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}
