"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { deskScreens } from "@/lib/desk/screens";
import { SelectField } from "@/components/ui/select-field";
import { Time } from "../time";
import { LoadError } from "../load-error";
import { useCall } from "@/components/calls/use-call";
import { useDebouncedValue } from "../use-debounced-value";
import { useWords } from "../words";
import { formatNumber } from "../format";
import { Sheet } from "../sheet";
import { SearchForm } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { Small } from "../small";
import { formatSeatCounts } from "./seat-counts";

export const classHref = (id: number) => deskScreens.seatsOf.path.replace("{id}", String(id));

const perPage = 50;

/** The series classes with their seat counts. */
export function ClassesScreen() {
  const words = useWords("seats");
  const { titles } = useWords("shell");
  const { columns } = words;
  const [text, setText] = useState("");
  const [isOver, setIsOver] = useState(false);
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCall("desk/seats/classes", {
    text: useDebouncedValue(text),
    over: isOver,
    page,
  });
  const from = (page - 1) * perPage;
  return (
    <>
      <p className="lead">
        {words.text}{" "}
        <a href={deskScreens.recordings.path} className="link">
          {titles.recordings}
        </a>
      </p>
      <SearchForm>
        <Field
          id="class-search"
          type="search"
          label={words.search}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
        <SelectField
          id="class-over"
          label={words.over}
          value={String(isOver)}
          options={Object.entries(words.overs).map(([value, name]) => ({ value, text: name }))}
          onChange={(event) => {
            setIsOver(event.currentTarget.value === "true");
            setPage(1);
          }}
        />
      </SearchForm>
      {failure && !data && <LoadError onRetry={() => void reload()} />}
      {data && (
        <Sheet aria-label={words.list}>
          {data.classes.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <DataTable columns={[columns.name, columns.seats, columns.lessons, columns.nextLesson]}>
              <tbody>
                {data.classes.map((seriesClass) => (
                  <Row key={seriesClass.id} isQuiet={seriesClass.closed}>
                    <RowHeader note={seriesClass.teacher}>
                      <a href={classHref(seriesClass.id)} className="link">
                        {seriesClass.name}
                      </a>
                      {seriesClass.closed && <Small> ({words.closed})</Small>}
                    </RowHeader>
                    <Cell label={columns.seats}>{formatSeatCounts(seriesClass, words)}</Cell>
                    <Cell label={columns.lessons} isNumber>
                      {fillPlaceholders(words.held, { held: seriesClass.held, lessons: seriesClass.lessons })}
                    </Cell>
                    <Cell label={columns.nextLesson}>
                      {seriesClass.next_at ? <Time at={seriesClass.next_at} /> : "–"}
                    </Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
          )}
          {data.total > perPage && (
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <button
                type="button"
                className={buttonClasses.secondary}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {words.previous}
              </button>
              <span>
                {fillPlaceholders(words.page, {
                  from: formatNumber(from + 1),
                  to: formatNumber(Math.min(from + perPage, data.total)),
                  total: formatNumber(data.total),
                })}
              </span>
              <button
                type="button"
                className={buttonClasses.secondary}
                disabled={from + perPage >= data.total}
                onClick={() => setPage(page + 1)}
              >
                {words.next}
              </button>
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
