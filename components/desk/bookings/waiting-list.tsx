"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { serverNow } from "@/lib/base/clock/server-clock";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { personHref } from "../people/person-href";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDateTime, Time } from "../time";
import { AddPlace } from "./add-place";
import { BookSeat } from "./book-seat";
import { OrderPlaces } from "./order-places";
import { RemovePlace } from "./remove-place";
import type { QueuePlace, ShownWaitingList, ShownSeriesClass } from "./shown-class";

type WaitingListProps = {
  seriesClass: ShownSeriesClass;
  waitingList: ShownWaitingList;
  onChanged: () => void;
};

/** The waiting list of a class, with what staff can change. */
export function WaitingList({ seriesClass, waitingList, onChanged }: WaitingListProps) {
  const t = useTranslations("desk.bookings");
  /** The list that is being ordered, as it was when that started. */
  const [ordered, setOrdered] = useState<ShownWaitingList>();
  const [isAdding, setIsAdding] = useState(false);
  const current = waitingList.places.filter(({ state }) => state !== "lapsed");
  const canOrder = current.filter(({ state }) => state === "waiting").length > 1;
  const isOpen = !seriesClass.closed && Date.parse(seriesClass.deadline) > serverNow();
  return (
    <Sheet aria-labelledby="waiting-list-title">
      <SheetTitle id="waiting-list-title">{t("waitingList.title")}</SheetTitle>
      {waitingList.places.length === 0 && <p>{t("waitingList.none")}</p>}
      {!isOpen && current.length > 0 && <p className="mb-3">{t("waitingList.over")}</p>}
      {ordered ? (
        <OrderPlaces
          classId={seriesClass.id}
          initialWaitingList={ordered}
          onChanged={onChanged}
          onClose={() => setOrdered(undefined)}
        />
      ) : (
        <>
          {waitingList.places.length > 0 && (
            <PlaceTable seriesClass={seriesClass} waitingList={waitingList} onChanged={onChanged} />
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {canOrder && (
              <button
                type="button"
                className={buttonClasses.secondary}
                onClick={() => setOrdered(waitingList)}
              >
                {t("waitingList.order")}
              </button>
            )}
            {isOpen && (
              <button type="button" className={buttonClasses.secondary} onClick={() => setIsAdding(true)}>
                {t("waitingList.add")}
              </button>
            )}
          </div>
        </>
      )}
      {isAdding && (
        <AddPlace classId={seriesClass.id} onDone={onChanged} onClose={() => setIsAdding(false)} />
      )}
    </Sheet>
  );
}

function PlaceTable({ seriesClass, waitingList, onChanged }: WaitingListProps) {
  const t = useTranslations("desk.bookings");
  return (
    <DataTable
      columns={[
        t("columns.student"),
        t("waitingList.columns.place"),
        t("waitingList.columns.state"),
        t("waitingList.columns.since"),
        t("columns.actions"),
      ]}
    >
      <tbody>
        {waitingList.places.map((place, index) => (
          <PlaceRow
            key={place.id}
            place={place}
            number={index + 1}
            seriesClass={seriesClass}
            waitingList={waitingList}
            onChanged={onChanged}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

type PlaceRowProps = WaitingListProps & { place: QueuePlace; number: number };

function PlaceRow({ place, number, seriesClass, waitingList, onChanged }: PlaceRowProps) {
  const t = useTranslations("desk.bookings");
  const [openDialog, setOpenDialog] = useState<"book" | "remove">();
  const close = () => setOpenDialog(undefined);
  const { student, parent, email, state, since, until } = place;
  const isLapsed = state === "lapsed";
  return (
    <Row isQuiet={isLapsed}>
      <RowHeader note={[parent !== student.name && parent, email].filter(Boolean).join(" · ")}>
        <a href={personHref(student.id)} className="link">
          {student.name}
        </a>
      </RowHeader>
      <Cell label={t("waitingList.columns.place")} isNumber>
        {isLapsed ? "–" : formatNumber(number)}
      </Cell>
      <Cell label={t("waitingList.columns.state")}>
        {t(`waitingList.states.${state}`, { time: until ? formatPageDateTime(until) : "" })}
      </Cell>
      <Cell label={t("waitingList.columns.since")}>
        <Time at={since} />
      </Cell>
      {isLapsed ? (
        <Cell label={t("columns.actions")}>–</Cell>
      ) : (
        <ActionsCell label={t("columns.actions")}>
          {state === "held" && (
            <SmallButton
              aria-label={t("book.ofName", { name: student.name })}
              onClick={() => setOpenDialog("book")}
            >
              {t("book.bookIn")}
            </SmallButton>
          )}
          <SmallButton
            aria-label={t("waitingList.removeOf", { name: student.name })}
            onClick={() => setOpenDialog("remove")}
          >
            {t("waitingList.remove")}
          </SmallButton>
          {openDialog === "book" && (
            <BookSeat seriesClass={seriesClass} student={student} onDone={onChanged} onClose={close} />
          )}
          {openDialog === "remove" && (
            <RemovePlace
              classId={seriesClass.id}
              place={place}
              waitingList={waitingList}
              onDone={onChanged}
              onClose={close}
            />
          )}
        </ActionsCell>
      )}
    </Row>
  );
}
