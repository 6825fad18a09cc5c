const STEPS = ["File", "Look", "Import"] as const;

/** Where one is on the way from a file to the list. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  return (
    <ol className="steps">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? "step" : undefined}>
          <span>{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
