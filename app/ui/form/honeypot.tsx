/** A field that people never see and machines like to fill in. Off screen rather than not displayed, which they notice. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
