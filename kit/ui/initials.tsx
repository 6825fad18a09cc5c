/** In the place of a picture; the name is beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Takes the first letters of the given and the last name: `initialsOf("Dr Mereana Te Rangi Walker") === "MW"` */
function initialsOf(name: string): string {
  const parts = name.replace(/^(Dr|Prof|Mr|Mrs|Ms|Mx)\.? /, "").split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.at(0) ?? "").join("");
}
