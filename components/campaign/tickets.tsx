import type { ReactNode } from "react";
import type { Voucher } from "@/lib/campaign/season";

type TicketsProps = {
  vouchers: readonly Voucher[];
  /** Shown below each voucher. */
  footer?: ReactNode;
};

/** Vouchers as tickets, with value, name and note. */
export function Tickets({ vouchers, footer }: TicketsProps) {
  return (
    <ul className="tickets">
      {vouchers.map(({ name, value, note }) => (
        <li key={name} className="ticket">
          <p className="ticket-value">{value}</p>
          <div>
            <p className="ticket-name">{name}</p>
            {note && <p>{note}</p>}
            {footer}
          </div>
        </li>
      ))}
    </ul>
  );
}
