"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { deskScreens } from "@/lib/desk/screens";
import { readPathId } from "../path-id";
import { Time } from "../time";
import { useDesk } from "../use-desk";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { SeatTable } from "./seat-table";
import { Sheet, SheetTitle } from "../sheet";
import { Fact, Facts } from "../facts";
import { Badge } from "../badge";

/** A series class and its seats, 200 per page. */
export function ClassScreen() {
  const words = useWords("seats");
  const { columns } = words;
  const [id] = useState(readPathId);
  const [after, setAfter] = useState<number>();
  const { data, failure, reload } = useDesk("seats/show", { id, ...(after !== undefined && { after }) });
  const back = (
    <p>
      <a href={deskScreens.seats.path} className="link">
        {words.back}
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
  const { class: seriesClass, seats, more } = data;
  const facts = [
    [columns.teacher, seriesClass.teacher],
    [
      columns.seats,
      fillPlaceholders(words.of, { students: seriesClass.students, capacity: seriesClass.capacity }),
    ],
    [columns.paid, seriesClass.points],
    [columns.lessons, fillPlaceholders(words.held, { held: seriesClass.held, lessons: seriesClass.lessons })],
    [columns.nextLesson, seriesClass.next_at ? <Time key="next" at={seriesClass.next_at} /> : "–"],
  ] as const;
  const namelessCount = seriesClass.students - seats.length;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {back}
      <Sheet aria-labelledby="class-title">
        <SheetTitle id="class-title">
          {seriesClass.name} {seriesClass.closed && <Badge>{words.closed}</Badge>}
        </SheetTitle>
        <Facts className="mb-4">
          {facts.map(([name, fact]) => (
            <Fact key={name} label={name}>
              {fact}
            </Fact>
          ))}
        </Facts>
      </Sheet>
      <Sheet aria-labelledby="sitting-title">
        <SheetTitle id="sitting-title">{words.sitting}</SheetTitle>
        {seats.length === 0 && seriesClass.students === 0 && <p>{words.nobody}</p>}
        {seats.length > 0 && <SeatTable seats={seats} by="student" onChanged={() => void reload()} />}
        {!more && after === undefined && namelessCount > 0 && (
          <p className="text-soft mt-3">{fillPlaceholders(words.withoutName, { count: namelessCount })}</p>
        )}
        {more && (
          <p className="mt-3">
            <button
              type="button"
              className={buttonClasses.secondary}
              onClick={() => setAfter(seats.at(-1)?.id)}
            >
              {words.more}
            </button>
          </p>
        )}
      </Sheet>
    </div>
  );
}
