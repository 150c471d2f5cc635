"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { serverNow } from "@/lib/base/clock/server-clock";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { personHref } from "../people/people-screen";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDateTime, Time } from "../time";
import { useWords } from "../words";
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
  const { waitingList: words } = useWords("bookings");
  /** The list that is being ordered, as it was when that started. */
  const [ordered, setOrdered] = useState<ShownWaitingList>();
  const [isAdding, setIsAdding] = useState(false);
  const current = waitingList.places.filter(({ state }) => state !== "lapsed");
  const canOrder = current.filter(({ state }) => state === "waiting").length > 1;
  const isOpen = !seriesClass.closed && Date.parse(seriesClass.deadline) > serverNow();
  return (
    <Sheet aria-labelledby="waiting-list-title">
      <SheetTitle id="waiting-list-title">{words.title}</SheetTitle>
      {waitingList.places.length === 0 && <p>{words.none}</p>}
      {!isOpen && current.length > 0 && <p className="mb-3">{words.over}</p>}
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
                {words.order}
              </button>
            )}
            {isOpen && (
              <button type="button" className={buttonClasses.secondary} onClick={() => setIsAdding(true)}>
                {words.add}
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
  const { waitingList: words, columns } = useWords("bookings");
  return (
    <DataTable
      columns={[
        columns.student,
        words.columns.place,
        words.columns.state,
        words.columns.since,
        columns.actions,
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
  const { waitingList: words, columns, book } = useWords("bookings");
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
      <Cell label={words.columns.place} isNumber>
        {isLapsed ? "–" : formatNumber(number)}
      </Cell>
      <Cell label={words.columns.state}>
        {fillPlaceholders(words.states[state], { time: until ? formatPageDateTime(until) : "" })}
      </Cell>
      <Cell label={words.columns.since}>
        <Time at={since} />
      </Cell>
      {isLapsed ? (
        <Cell label={columns.actions}>–</Cell>
      ) : (
        <ActionsCell label={columns.actions}>
          {state === "held" && (
            <SmallButton
              aria-label={fillPlaceholders(book.ofName, { name: student.name })}
              onClick={() => setOpenDialog("book")}
            >
              {book.bookIn}
            </SmallButton>
          )}
          <SmallButton
            aria-label={fillPlaceholders(words.removeOf, { name: student.name })}
            onClick={() => setOpenDialog("remove")}
          >
            {words.remove}
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
