/** Only for a practitioner with a specialist scope at the Dental Council. */
export function SpecialistBadge() {
  return <span className="badge">Specialist</span>;
}
