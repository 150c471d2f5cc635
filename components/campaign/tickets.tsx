import type { ReactNode } from "react";
import type { Voucher } from "@/lib/subjects/campaign/season";
import styles from "./tickets.module.css";

type TicketsProps = {
  vouchers: readonly Voucher[];
  /** Shown below each voucher. */
  footer?: ReactNode;
};

/** Vouchers as tickets, with value, name and note. */
export function Tickets({ vouchers, footer }: TicketsProps) {
  return (
    <ul className="@container mx-auto mt-6 grid max-w-[54rem] grid-cols-[repeat(auto-fit,minmax(min(100%,22em),1fr))] gap-4 in-[dialog]:mt-4">
      {vouchers.map(({ name, value, note }) => (
        <li
          key={name}
          className={`${styles.ticket} text-ink [--focus:var(--color-jade)] in-[dialog]:[--bite:0.5em]`}
        >
          <p className={`${styles.value} text-[1.4em] leading-[1.15] font-extrabold text-balance`}>{value}</p>
          <div className={`${styles.details} text-[0.9em] leading-[1.45]`}>
            <p className="text-[1.1em] font-bold">{name}</p>
            {note && <p>{note}</p>}
            {footer}
          </div>
        </li>
      ))}
    </ul>
  );
}
