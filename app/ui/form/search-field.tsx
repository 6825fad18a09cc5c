import { Icon } from "../icon.tsx";

/** A search box. The only field with a placeholder. */
export function SearchField({
  name,
  label,
  placeholder,
  value,
}: {
  name: string;
  label: string;
  placeholder: string;
  value?: string | undefined;
}) {
  return (
    <div className="field find">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        type="search"
        placeholder={placeholder}
        defaultValue={value}
      />
      <Icon name="search" />
    </div>
  );
}
