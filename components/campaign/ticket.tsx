import type { ReactNode } from "react";
import styles from "./ticket.module.css";

type TicketProps = {
  kind: "voucher" | "talk" | "event";
  className: string;
  /** The part above the perforation or before it, and the other one. */
  start: ReactNode;
  end: ReactNode;
};

const looks = {
  voucher: {
    ticket: "[--ticket:var(--color-gold)] text-center text-on-light [--focus:var(--color-on-light)]",
    start: "content-center p-[0.9em]",
    end: "content-center p-[0.9em]",
  },
  talk: { ticket: "[--ticket:var(--color-panel)]", start: "content-center p-4", end: "" },
  event: {
    ticket:
      "[--ticket:var(--color-ground)] text-ink [--color-quiet:var(--color-soft)] [--focus:var(--color-accent)]",
    start: "content-center px-(--page-edge) py-[1.2em]",
    end: "content-center px-(--page-edge) py-[1.2em]",
  },
} as const;

/** A ticket with a perforation; its container must be a container of CSS queries (`@container`). */
export function Ticket({ kind, className, start, end }: TicketProps) {
  const look = looks[kind];
  return (
    <div className={`${styles.ticket} ${styles[kind]} ${look.ticket} ${className}`}>
      <div className={`${styles.start} ${look.start} grid`}>{start}</div>
      <div className={`${styles.end} ${look.end} grid`}>{end}</div>
    </div>
  );
}
