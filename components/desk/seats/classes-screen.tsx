"use client";

import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { deskScreens } from "@/lib/desk/screens";
import { SelectField } from "@/components/ui/select-field";
import { Time } from "../time";
import { Unreachable } from "../unreachable";
import { useDesk } from "../use-desk";
import { useSettled } from "../use-settled";
import { useWords } from "../words";
import { figure } from "../written";

export const classHref = (id: number) => deskScreens.seatsOf.path.replace("{id}", String(id));

const perPage = 50;

/** The series classes with their seat counts. */
export function ClassesScreen() {
  const words = useWords("seats");
  const { columns } = words;
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useDesk("seats/classes", { text: useSettled(text), over, page });
  const from = (page - 1) * perPage;
  return (
    <>
      <p className="desk-lead">{words.text}</p>
      <form role="search" className="desk-form desk-search" onSubmit={(event) => event.preventDefault()}>
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
          value={String(over)}
          options={Object.entries(words.overs).map(([value, name]) => ({ value, text: name }))}
          onChange={(event) => {
            setOver(event.currentTarget.value === "true");
            setPage(1);
          }}
        />
      </form>
      {failure && !data && <Unreachable retry={() => void reload()} />}
      {data && (
        <section className="sheet" aria-label={words.list}>
          {data.classes.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.seats}</th>
                  <th scope="col">{columns.lessons}</th>
                  <th scope="col">{columns.nextLesson}</th>
                </tr>
              </thead>
              <tbody>
                {data.classes.map((one) => (
                  <tr key={one.id} data-quiet={one.closed || undefined}>
                    <th scope="row">
                      <a href={classHref(one.id)} className="link">
                        {one.name}
                      </a>
                      {one.closed && <small> ({words.closed})</small>}
                      <small>{one.teacher}</small>
                    </th>
                    <td data-label={columns.seats} className="desk-number">
                      {fill(words.of, { students: one.students, capacity: one.capacity })}
                    </td>
                    <td data-label={columns.lessons} className="desk-number">
                      {fill(words.held, { held: one.held, lessons: one.lessons })}
                    </td>
                    <td data-label={columns.nextLesson}>{one.next_at ? <Time at={one.next_at} /> : "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {data.total > perPage && (
            <div className="desk-pages">
              <button
                type="button"
                className={buttonLook.secondary}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {words.previous}
              </button>
              <span>
                {fill(words.page, {
                  from: figure(from + 1),
                  to: figure(Math.min(from + perPage, data.total)),
                  total: figure(data.total),
                })}
              </span>
              <button
                type="button"
                className={buttonLook.secondary}
                disabled={from + perPage >= data.total}
                onClick={() => setPage(page + 1)}
              >
                {words.next}
              </button>
            </div>
          )}
        </section>
      )}
    </>
  );
}
