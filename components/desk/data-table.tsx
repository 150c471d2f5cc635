import type { ComponentProps, ReactNode } from "react";
import styles from "./data-table.module.css";

type DataTableProps = {
  /** The columns' headings. */
  columns: readonly string[];
  className?: string;
  /** One or more `<tbody>` with rows of this file. */
  children: ReactNode;
};

/** A table. On a phone, and with large text, each row becomes a card with labeled cells. */
export function DataTable({ columns, className = "", children }: DataTableProps) {
  return (
    <div className={`${styles.container} ${className}`}>
      <table className={styles.table}>
        <thead className={`${styles.head} @max-[41rem]:sr-only`}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

type RowProps = {
  /** Less prominent, for example because the record is closed. */
  isQuiet?: boolean;
  children: ReactNode;
};

export function Row({ isQuiet = false, children }: RowProps) {
  return <tr className={isQuiet ? `${styles.row} text-soft` : styles.row}>{children}</tr>;
}

type RowHeaderProps = {
  /** A second line in small print. */
  note?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};

export function RowHeader({ note, after, children }: RowHeaderProps) {
  return (
    <th scope="row" className={styles.cell}>
      {children}
      {note && <small className="block text-label font-normal wrap-anywhere text-soft">{note}</small>}
      {after}
    </th>
  );
}

type CellProps = Omit<ComponentProps<"td">, "className"> & {
  /** The column's heading, which a card repeats. */
  label?: string;
  isNumber?: boolean;
};

export function Cell({ label, isNumber = false, ...cell }: CellProps) {
  const className = isNumber ? `${styles.cell} whitespace-nowrap tabular-nums` : styles.cell;
  return <td data-label={label} className={className} {...cell} />;
}

/** The cell with a row's buttons. A card shows its label to screen readers only. */
export function ActionsCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label} className={`${styles.cell} ${styles.actions}`}>
      <div className="flex flex-wrap gap-2 @min-[52rem]:w-max @min-[52rem]:flex-nowrap">{children}</div>
    </td>
  );
}
