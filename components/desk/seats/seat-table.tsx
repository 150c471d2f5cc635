"use client";

import { useState } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { personHref } from "../accounts/accounts-screen";
import { useCurrentUser } from "../current-user";
import { Time } from "../time";
import { useWords } from "../words";
import { formatNumber } from "../format";
import { CancelSeat, type Seat } from "./cancel-seat";
import { classHref } from "./classes-screen";
import { MoveSeat } from "./move-seat";

type SeatTableProps = { seats: Seat[]; by: "student" | "class"; onChanged: () => void };

/** The seats of one class or of one family, with actions. */
export function SeatTable({ seats, by, onChanged }: SeatTableProps) {
  const { columns } = useWords("seats");
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{columns[by === "class" ? "name" : "student"]}</th>
          <th scope="col">{columns.paid}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} by={by} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  );
}

function SeatRow({ seat, by, onChanged }: { seat: Seat } & Omit<SeatTableProps, "seats">) {
  const words = useWords("seats");
  const { role } = useCurrentUser();
  const [openDialog, setOpenDialog] = useState<"move" | "cancel">();
  const close = () => setOpenDialog(undefined);
  const { student, class: seriesClass, ended, transfer } = seat;
  return (
    <tr data-quiet={ended ? true : undefined}>
      <th scope="row">
        {by === "class" ? (
          <a href={classHref(seriesClass.id)} className="link">
            {seriesClass.name}
          </a>
        ) : (
          <a href={personHref(student.id)} className="link">
            {student.name}
          </a>
        )}
        <small>{by === "class" ? student.name : seat.email}</small>
      </th>
      <td data-label={words.columns.paid} className="desk-number">
        {formatNumber(seat.points)}
      </td>
      <td data-label={words.columns.since}>
        <Time at={seat.booked_at} />
      </td>
      <td data-label={words.columns.actions}>
        {ended ? (
          <>
            {words.ended[ended]} {seat.ended_at && <Time at={seat.ended_at} />}
          </>
        ) : (
          <div className="desk-row-actions">
            {transfer === "possible" ? (
              <button
                type="button"
                aria-label={fillPlaceholders(words.move.of, { name: student.name })}
                onClick={() => setOpenDialog("move")}
              >
                {words.move.do}
              </button>
            ) : (
              <small className="self-center">{words.transfers[transfer]}</small>
            )}
            {role === "owner" && (
              <button
                type="button"
                aria-label={fillPlaceholders(words.cancel.of, { name: student.name })}
                onClick={() => setOpenDialog("cancel")}
              >
                {words.cancel.do}
              </button>
            )}
          </div>
        )}
        {openDialog === "move" && <MoveSeat seat={seat} onDone={onChanged} onClose={close} />}
        {openDialog === "cancel" && <CancelSeat seat={seat} onDone={onChanged} onClose={close} />}
      </td>
    </tr>
  );
}
