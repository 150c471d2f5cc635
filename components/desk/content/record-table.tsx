"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { isFixed, type Kind } from "@/lib/desk/content/kinds";
import { SelectField } from "@/components/ui/select-field";
import { localizedText } from "@/lib/desk/content/form";
import { formatDateTime, Time } from "../time";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { formatNumber } from "../format";
import { RecordState } from "./record-state";
import { recordName, recordPicture, recordHref } from "./records";

const perPage = 25;
const sorts = {
  newest: { sort: "id", descending: true },
  id: { sort: "id", descending: false },
  title: { sort: "title", descending: false },
  changedAt: { sort: "changedAt", descending: true },
};

/** The records of a kind, with search, sorting and pages. */
export function RecordTable({ kind }: { kind: Kind }) {
  const words = useWords("content");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<keyof typeof sorts>("newest");
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCall("desk/content/list", {
    kind,
    search,
    ...sorts[sort],
    page,
    per_page: perPage,
  });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const { list, total } = data;
  const from = (page - 1) * perPage;
  return (
    <section className="sheet" aria-label={words.kinds[kind]}>
      {!isFixed(kind) && (
        <div className="desk-form desk-form-row">
          <Field
            id="content-search"
            type="search"
            label={words.list.search}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setPage(1);
            }}
          />
          <SelectField
            id="content-sort"
            label={words.list.sort}
            value={sort}
            options={Object.keys(sorts).map((value) => ({ value, text: words.list.sorts[value as "id"] }))}
            onChange={(event) => setSort(event.currentTarget.value as keyof typeof sorts)}
          />
        </div>
      )}
      {list.length === 0 ? (
        <p className="mt-5">{search ? words.list.noneFound : words.list.none}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{words.list.name}</th>
              <th scope="col">{words.list.state}</th>
              {kind === "series" && (
                <>
                  <th scope="col">{words.list.begins}</th>
                  <th scope="col">{words.list.seats}</th>
                </>
              )}
              <th scope="col">{words.list.changed}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((record) => (
              <tr key={record.id} data-quiet={record.fields.closed === true || undefined}>
                <th scope="row">
                  <span className="desk-record-name">
                    {recordPicture(kind, record.fields) && (
                      <img
                        src={recordPicture(kind, record.fields)}
                        alt=""
                        width={64}
                        height={40}
                        loading="lazy"
                      />
                    )}
                    <span>
                      <a href={recordHref({ kind, id: record.id })} className="link">
                        {recordName(kind, record, words)}
                      </a>
                      {record.teacher && (
                        <small>{localizedText(record.teacher, document.documentElement.lang)}</small>
                      )}
                    </span>
                  </span>
                </th>
                <td data-label={words.list.state}>
                  <RecordState record={record} />
                </td>
                {kind === "series" && (
                  <>
                    <td data-label={words.list.begins}>
                      {record.first_at ? <Time at={record.first_at} /> : "–"}
                    </td>
                    <td data-label={words.list.seats} className="desk-number">
                      {record.seats} / {String(record.fields.capacity)}
                    </td>
                  </>
                )}
                <td data-label={words.list.changed}>
                  {record.changed_at
                    ? fillPlaceholders(words.list.byAt, {
                        by: record.changed_by,
                        time: formatDateTime(record.changed_at),
                      })
                    : "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > perPage && (
        <nav aria-label={words.list.pages} className="desk-actions mt-5 items-center">
          <button
            type="button"
            className={buttonClasses.secondary}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {words.list.previous}
          </button>
          <p aria-live="polite">
            {fillPlaceholders(words.list.shown, {
              from: formatNumber(from + 1),
              to: formatNumber(from + list.length),
              total: formatNumber(total),
            })}
          </p>
          <button
            type="button"
            className={buttonClasses.secondary}
            disabled={from + perPage >= total}
            onClick={() => setPage(page + 1)}
          >
            {words.list.next}
          </button>
        </nav>
      )}
    </section>
  );
}
