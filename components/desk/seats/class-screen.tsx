"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { deskScreens } from "@/lib/desk/screens";
import { readPathId } from "../path-id";
import { Time } from "../time";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { SeatTable } from "./seat-table";

/** A series class and its seats, 200 per page. */
export function ClassScreen() {
  const words = useWords("seats");
  const { columns } = words;
  const [id] = useState(readPathId);
  const [after, setAfter] = useState<number>();
  const { data, failure, reload } = useCall("desk/seats/show", { id, ...(after !== undefined && { after }) });
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
    <div className="desk-person">
      {back}
      <section className="sheet" aria-labelledby="class-title">
        <h2 id="class-title">
          {seriesClass.name} {seriesClass.closed && <small className="desk-badge">{words.closed}</small>}
        </h2>
        <dl className="desk-facts">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="sheet" aria-labelledby="sitting-title">
        <h2 id="sitting-title">{words.sitting}</h2>
        {seats.length === 0 && seriesClass.students === 0 && <p>{words.nobody}</p>}
        {seats.length > 0 && <SeatTable seats={seats} by="student" onChanged={() => void reload()} />}
        {!more && after === undefined && namelessCount > 0 && (
          <p className="text-soft mt-3">{fillPlaceholders(words.withoutName, { count: namelessCount })}</p>
        )}
        {more && (
          <p className="desk-pages">
            <button
              type="button"
              className={buttonClasses.secondary}
              onClick={() => setAfter(seats.at(-1)?.id)}
            >
              {words.more}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}
