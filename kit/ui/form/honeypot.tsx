/**
 * A field that people never see and machines like to fill in. Off screen rather than not displayed, which they notice.
 * Its attributes ask the password managers that read such requests to leave it alone: 1Password, LastPass, Bitwarden and
 * Dashlane.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {"Leave this empty "}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
