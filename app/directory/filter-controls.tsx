import { Icon } from "../ui/icon.tsx";

export function FilterCheck({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="cluster">
      <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />
      {label}
    </label>
  );
}

/** What a fold of filters says, and how many of them are on. */
export function FoldSummary({ text, count }: { text: string; count: number }) {
  return (
    <summary>
      <Icon name="filter" />
      {count === 0 ? text : `${text}\u00a0(${count})`}
      <Icon name="chevron-down" />
    </summary>
  );
}
