"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { personHref } from "../people/person-href";
import { useCurrentUser } from "../current-user";
import { formatPageDateTime, Time } from "../time";
import { formatNumber } from "../format";
import { CancelSeat, type Seat } from "./cancel-seat";
import { classHref } from "./classes-screen";
import { MoveSeat } from "./move-seat";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { SmallButton } from "../small-button";
import { Small } from "../small";

type SeatTableProps = { seats: Seat[]; by: "student" | "class"; onChanged: () => void };

/** The seats of one class or of one family, with actions. */
export function SeatTable({ seats, by, onChanged }: SeatTableProps) {
  const t = useTranslations("desk.bookings");
  return (
    <DataTable
      columns={[
        t(`columns.${by === "class" ? "name" : "student"}`),
        t("columns.paid"),
        t("columns.since"),
        t("columns.actions"),
      ]}
    >
      <tbody>
        {seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} by={by} onChanged={onChanged} />
        ))}
      </tbody>
    </DataTable>
  );
}

function SeatRow({ seat, by, onChanged }: { seat: Seat } & Omit<SeatTableProps, "seats">) {
  const t = useTranslations("desk.bookings");
  const { role } = useCurrentUser();
  const [openDialog, setOpenDialog] = useState<"move" | "cancel">();
  const close = () => setOpenDialog(undefined);
  const { student, class: seriesClass, ended, transfer } = seat;
  return (
    <Row isQuiet={Boolean(ended)}>
      <RowHeader
        note={by === "class" ? student.name : seat.email}
        after={(seat.note || seat.booked_by || seat.earlier_rule) && <SeatNotes seat={seat} />}
      >
        {by === "class" ? (
          <a href={classHref(seriesClass.id)} className="link">
            {seriesClass.name}
          </a>
        ) : (
          <a href={personHref(student.id)} className="link">
            {student.name}
          </a>
        )}
      </RowHeader>
      <Cell label={t("columns.paid")} isNumber>
        {formatNumber(seat.points)}
      </Cell>
      <Cell label={t("columns.since")}>
        <Time at={seat.booked_at} />
      </Cell>
      {ended ? (
        <Cell label={t("columns.actions")}>
          {t(`ended.${ended}`)} {seat.ended_at && <Time at={seat.ended_at} />}
        </Cell>
      ) : (
        <ActionsCell label={t("columns.actions")}>
          {transfer === "possible" || transfer === "early" ? (
            <SmallButton
              aria-label={t("move.of", { name: student.name })}
              onClick={() => setOpenDialog("move")}
            >
              {t("move.do")}
            </SmallButton>
          ) : (
            <Small className="self-center">{t(`transfers.${transfer}`)}</Small>
          )}
          {role === "owner" && (
            <SmallButton
              aria-label={t("cancel.of", { name: student.name })}
              onClick={() => setOpenDialog("cancel")}
            >
              {t("cancel.do")}
            </SmallButton>
          )}
          {openDialog === "move" && <MoveSeat seat={seat} onDone={onChanged} onClose={close} />}
          {openDialog === "cancel" && <CancelSeat seat={seat} onDone={onChanged} onClose={close} />}
        </ActionsCell>
      )}
    </Row>
  );
}

/** Who booked a seat at the desk, their note, and whether an earlier rule applies to it. */
function SeatNotes({ seat }: { seat: Seat }) {
  const t = useTranslations("desk.bookings");
  const by = seat.booked_by && t("bookedBy", { name: seat.booked_by });
  const since = seat.earlier_rule?.since;
  const rule = since ? t("earlierRule", { date: formatPageDateTime(since) }) : t("firstRule");
  const notes = [by, seat.note, seat.earlier_rule && rule].filter(Boolean);
  return <Small className="block wrap-anywhere">{notes.join(" · ")}</Small>;
}
