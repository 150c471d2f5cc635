"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { classSorts } from "@/lib/subjects/series/bookings/class-sorts";
import { deskScreens } from "@/lib/base/desk/screens";
import { SelectField } from "@/components/ui/select-field";
import { Time } from "../time";
import { LoadError } from "../load-error";
import { useCall } from "@/components/calls/use-call";
import { readAddressFields, writeAddressFields } from "../address-fields";
import { useDebouncedValue } from "../use-debounced-value";
import { formatNumber } from "../format";
import { Sheet } from "../sheet";
import { SearchForm } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { Small } from "../small";
import { formatSeatCounts } from "./seat-counts";
import { withId } from "@/lib/base/paths";

export const classHref = (id: number) => withId(deskScreens.class.path, id);

const perPage = 50;
const noFilter = { text: "", over: "false", teacher: "", sort: "newest" };

/** Reads the filter from the query string. A choice that does not exist, as in a mistyped link, is ignored. */
function readFilter(search: string) {
  const { text, over, teacher, sort } = readAddressFields(search, noFilter);
  return {
    text,
    over: String(over === "true"),
    teacher: /^[1-9]\d{0,8}$/.test(teacher) ? teacher : "",
    sort: classSorts.find((name) => name === sort) ?? "newest",
  };
}

/** The series classes with their seat counts. */
export function ClassesScreen() {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const [page, setPage] = useState(1);
  const teachers = useCall("desk/bookings/teachers", {}).data?.teachers ?? [];
  const { data, failure, reload } = useCall("desk/bookings/classes", {
    text: useDebouncedValue(filter.text),
    over: filter.over === "true",
    ...(filter.teacher !== "" && { teacher_id: Number(filter.teacher) }),
    sort: filter.sort,
    page,
  });
  const changeFilter = (changed: Partial<typeof filter>) => {
    const next = { ...filter, ...changed };
    setFilter(next);
    setPage(1);
    writeAddressFields(new URL(location.href), next, noFilter);
  };
  const teacherOptions = teachers.map(({ id, name }) => ({ value: String(id), text: name }));
  // Shows the bare id until the names have loaded.
  const isUnnamed = filter.teacher !== "" && !teacherOptions.some(({ value }) => value === filter.teacher);
  const from = (page - 1) * perPage;
  return (
    <>
      <p className="lead">
        {t("text")}{" "}
        <a href={deskScreens.recordings.path} className="link">
          {tShell("titles.recordings")}
        </a>
      </p>
      <SearchForm>
        <Field
          id="class-search"
          type="search"
          label={t("search")}
          value={filter.text}
          onChange={(event) => changeFilter({ text: event.currentTarget.value })}
        />
        <SelectField
          id="class-over"
          label={t("over")}
          value={filter.over}
          options={["false", "true"].map((value) => ({ value, text: t(`overs.${value as "true"}`) }))}
          onChange={(event) => changeFilter({ over: event.currentTarget.value })}
        />
        <SelectField
          id="class-teacher"
          label={t("teacher")}
          value={filter.teacher}
          options={[
            { value: "", text: t("anyTeacher") },
            ...(isUnnamed ? [{ value: filter.teacher, text: filter.teacher }] : []),
            ...teacherOptions,
          ]}
          onChange={(event) => changeFilter({ teacher: event.currentTarget.value })}
        />
        <SelectField
          id="class-sort"
          label={t("sort")}
          value={filter.sort}
          options={classSorts.map((value) => ({ value, text: t(`sorts.${value}`) }))}
          onChange={(event) => changeFilter({ sort: event.currentTarget.value as typeof filter.sort })}
        />
      </SearchForm>
      {failure && !data && <LoadError onRetry={() => void reload()} />}
      {data && (
        <Sheet aria-label={t("list")}>
          {data.classes.length === 0 ? (
            <p>{t("none")}</p>
          ) : (
            <DataTable
              columns={[t("columns.name"), t("columns.seats"), t("columns.lessons"), t("columns.nextLesson")]}
            >
              <tbody>
                {data.classes.map((seriesClass) => (
                  <Row key={seriesClass.id} isQuiet={seriesClass.closed}>
                    <RowHeader note={seriesClass.teacher}>
                      <a href={classHref(seriesClass.id)} className="link">
                        {seriesClass.name}
                      </a>
                      {seriesClass.closed && <Small> ({t("closed")})</Small>}
                    </RowHeader>
                    <Cell label={t("columns.seats")}>{formatSeatCounts(seriesClass, t)}</Cell>
                    <Cell label={t("columns.lessons")} isNumber>
                      {t("held", { held: seriesClass.held, lessons: seriesClass.lessons })}
                    </Cell>
                    <Cell label={t("columns.nextLesson")}>
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
                {t("previous")}
              </button>
              <span>
                {t("page", {
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
                {t("next")}
              </button>
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
