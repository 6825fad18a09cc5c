/** Which practices a list of the desk can show alone. */
export const PRACTICE_FILTERS = [
  { value: "", label: "All" },
  { value: "joined", label: "Joined" },
  { value: "no-email", label: "No email" },
  { value: "ending", label: "Certificate ends" },
  { value: "twice", label: "Listed twice?" },
] as const;
