"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { useComposedText } from "@/components/ui/composition";
import { Field } from "@/components/ui/field";
import { hasSeats, isFixed, type Kind } from "@/lib/app/editing/kinds";
import { SelectField } from "@/components/ui/select-field";
import { localizedText } from "@/lib/engines/content/form-values";
import { formatPageDateTime, Time } from "../time";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber } from "../format";
import { RecordState } from "./record-state";
import { shownRecordName, recordPicture, recordHref } from "./records";
import { Sheet } from "../sheet";
import { FormRow } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { Small } from "../small";
import { RecordName } from "./record-name";

const perPage = 25;
const sorts = {
  newest: { sort: "id", descending: true },
  id: { sort: "id", descending: false },
  title: { sort: "title", descending: false },
  changedAt: { sort: "changedAt", descending: true },
};

/** The records of a kind, with search, sorting and pages. */
export function RecordTable({ kind }: { kind: Kind }) {
  const t = useTranslations("desk.content");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<keyof typeof sorts>(isFixed(kind) ? "id" : "newest");
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCall("desk/content/list", {
    kind,
    search: useComposedText(search),
    ...sorts[sort],
    page,
    per_page: perPage,
  });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const { list, total } = data;
  const from = (page - 1) * perPage;
  return (
    <Sheet aria-label={t(`kinds.${kind}`)}>
      {!isFixed(kind) && (
        <FormRow className="mt-5">
          <Field
            id="content-search"
            type="search"
            label={t("list.search")}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setPage(1);
            }}
          />
          <SelectField
            id="content-sort"
            label={t("list.sort")}
            value={sort}
            options={Object.keys(sorts).map((value) => ({ value, text: t(`list.sorts.${value as "id"}`) }))}
            onChange={(event) => setSort(event.currentTarget.value as keyof typeof sorts)}
          />
        </FormRow>
      )}
      {list.length === 0 ? (
        <p className="mt-5">{search ? t("list.noneFound") : t("list.none")}</p>
      ) : (
        <DataTable
          {...(!isFixed(kind) && { className: "mt-6" })}
          columns={[
            t("list.name"),
            t("list.state"),
            ...(hasSeats(kind) ? [t("list.begins"), t("list.seats")] : []),
            t("list.changed"),
          ]}
        >
          <tbody>
            {list.map((record) => (
              <Row key={record.id} isQuiet={record.fields.closed === true}>
                <RowHeader>
                  <RecordName src={recordPicture(kind, record.fields)} width={64} height={40}>
                    <a href={recordHref({ kind, id: record.id })} className="link">
                      {shownRecordName(kind, record, t)}
                    </a>
                    {record.teacher && (
                      <Small className="block">
                        {localizedText(record.teacher, document.documentElement.lang)}
                      </Small>
                    )}
                  </RecordName>
                </RowHeader>
                <Cell label={t("list.state")}>
                  <RecordState record={record} />
                </Cell>
                {hasSeats(kind) && (
                  <>
                    <Cell label={t("list.begins")}>
                      {record.first_at ? <Time at={record.first_at} /> : "–"}
                    </Cell>
                    <Cell label={t("list.seats")} isNumber>
                      {record.seats} / {String(record.fields.capacity)}
                    </Cell>
                  </>
                )}
                <Cell label={t("list.changed")}>
                  {record.changed_at
                    ? t("list.byAt", {
                        by: record.changed_by,
                        time: formatPageDateTime(record.changed_at),
                      })
                    : "–"}
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
      {total > perPage && (
        <nav aria-label={t("list.pages")} className="mt-5 flex flex-wrap items-center gap-3">
          <button
            type="button"
            className={buttonClasses.secondary}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t("list.previous")}
          </button>
          <p aria-live="polite">
            {t("list.shown", {
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
            {t("list.next")}
          </button>
        </nav>
      )}
    </Sheet>
  );
}
