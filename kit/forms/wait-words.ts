/** A wait, rounded up: `waitInWords(61) === "2 minutes"` · `waitInWords(40) === "1 minute"` · `waitInWords(7200) === "2 hours"` */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes <= 90) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}

/** The sentence for programs. */
export function tooManyWords(seconds: number): string {
  return `Too many forms came from your internet connection. Send this again in ${waitInWords(seconds)}.`;
}
