import type { ReactNode } from "react";

type Props = {
  columns: readonly string[];
  /** The columns of numbers, which are aligned to the right. */
  numbers?: readonly string[];
  /** Further cells, after the columns. */
  children?: ReactNode;
};

export function TableHead({ columns, numbers = [], children }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={numbers.includes(column) ? "r" : undefined}>
            {column}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}
