"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { deskScreens } from "@/lib/base/desk/screens";
import { readPathId } from "../path-id";
import { Time } from "../time";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber } from "../format";
import { useToast } from "../toasts";
import { DeskClassAttendance } from "../attendance/class-attendance";
import { ClassLessons } from "../lessons/class-lessons";
import { BookSeat } from "./book-seat";
import { formatSeatCounts } from "./seat-counts";
import { SeatRequests } from "./seat-requests";
import { SeatTable } from "./seat-table";
import { WaitingList } from "./waiting-list";
import { Sheet, SheetTitle } from "../sheet";
import { Facts } from "../facts";
import { Badge } from "../badge";

/** A series class with its seats, 200 per page, and its waiting list. */
export function ClassScreen() {
  const t = useTranslations("desk.bookings");
  const [id] = useState(readPathId);
  const [after, setAfter] = useState<number>();
  const [isBooking, setIsBooking] = useState(false);
  const { data, failure, reload } = useCall("desk/bookings/show", {
    id,
    ...(after !== undefined && { after }),
  });
  const back = (
    <p>
      <a href={deskScreens.classes.path} className="link">
        {t("back")}
      </a>
    </p>
  );
  if (!data)
    return (
      <>
        {back}
        <LoadingOrError failure={failure} onRetry={() => void reload()} />
      </>
    );
  const { class: seriesClass, seats, more, waiting_list: waitingList } = data;
  const refresh = () => void reload();
  const facts = [
    [t("columns.teacher"), seriesClass.teacher],
    [t("columns.seats"), formatSeatCounts(seriesClass, t)],
    [t("columns.paid"), formatNumber(seriesClass.points)],
    [t("deadline"), <Time key="deadline" at={seriesClass.deadline} />],
    [t("columns.lessons"), t("held", { held: seriesClass.held, lessons: seriesClass.lessons })],
    [t("columns.nextLesson"), seriesClass.next_at ? <Time key="next" at={seriesClass.next_at} /> : "–"],
  ] as const;
  const namelessCount = seriesClass.students - seats.length;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {back}
      <Sheet aria-labelledby="class-title">
        <SheetTitle id="class-title">
          {seriesClass.name} {seriesClass.closed && <Badge>{t("closed")}</Badge>}
        </SheetTitle>
        <Facts facts={facts} className="mb-4" />
        <div className="flex flex-wrap gap-3">
          {!seriesClass.closed && (
            <button type="button" className={buttonClasses.secondary} onClick={() => setIsBooking(true)}>
              {t("book.do")}
            </button>
          )}
          <ExportRoster id={id} />
        </div>
      </Sheet>
      <ClassLessons classId={id} onChanged={refresh} />
      <SeatRequests classId={id} onDecided={refresh} />
      <Sheet aria-labelledby="sitting-title">
        <SheetTitle id="sitting-title">{t("sitting")}</SheetTitle>
        {seats.length === 0 && seriesClass.students === 0 && <p>{t("nobody")}</p>}
        {seats.length > 0 && <SeatTable seats={seats} by="student" onChanged={refresh} />}
        {!more && after === undefined && namelessCount > 0 && (
          <p className="mt-3 text-soft">{t("withoutName", { count: namelessCount })}</p>
        )}
        {more && (
          <p className="mt-3">
            <button
              type="button"
              className={buttonClasses.secondary}
              onClick={() => setAfter(seats.at(-1)?.id)}
            >
              {t("more")}
            </button>
          </p>
        )}
      </Sheet>
      <DeskClassAttendance id={id} />
      <WaitingList seriesClass={seriesClass} waitingList={waitingList} onChanged={refresh} />
      {isBooking && (
        <BookSeat seriesClass={seriesClass} onDone={refresh} onClose={() => setIsBooking(false)} />
      )}
    </div>
  );
}

/** Downloads seats and waiting list as a file for spreadsheets. */
function ExportRoster({ id }: { id: number }) {
  const t = useTranslations("desk.bookings");
  const showToast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  const exportRoster = async () => {
    setIsFetching(true);
    const wasFetched = await fetchFile("desk/bookings/export", { id }, `class-${id}.csv`);
    setIsFetching(false);
    if (!wasFetched) showToast({ tone: "error", text: t("exportFailed") });
  };
  return (
    <button
      type="button"
      disabled={isFetching}
      className={buttonClasses.secondary}
      onClick={() => void exportRoster()}
    >
      {t("export")}
    </button>
  );
}
