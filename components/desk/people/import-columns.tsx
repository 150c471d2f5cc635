"use client";

import { useTranslations } from "next-intl";
import { fieldsOfImport, type ImportField, type ImportKind } from "@/lib/subjects/people/imports/fields";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import type { ReadFile } from "./import-files";

type ImportColumnsProps = {
  kind: ImportKind;
  file: ReadFile;
  columns: readonly (ImportField | null)[];
  onChange: (columns: (ImportField | null)[]) => void;
};

/** What each column of the file means, with its first values. A field belongs to one column. */
export function ImportColumns({ kind, file, columns, onChange }: ImportColumnsProps) {
  const t = useTranslations("desk.imports");
  const { headings, sample, rows } = file;
  const nameOf = (index: number) => headings[index] || t("noHeading", { number: index + 1 });
  const choose = (index: number, field: ImportField | null) =>
    onChange(
      headings.map((_, at) => (at === index ? field : columns[at] === field ? null : (columns[at] ?? null))),
    );
  return (
    <section aria-labelledby="import-columns" className="mt-6">
      <h2 id="import-columns" className="text-base font-bold">
        {t("columns")}
      </h2>
      <p className="mb-3 text-soft">{t("columnsText", { count: rows })}</p>
      <DataTable columns={[t("heading"), t("meaning"), t("sample")]}>
        <tbody>
          {headings.map((_, index) => (
            <Row key={index}>
              <RowHeader>{nameOf(index)}</RowHeader>
              <Cell label={t("meaning")}>
                <select
                  className="select"
                  aria-label={nameOf(index)}
                  value={columns[index] ?? ""}
                  onChange={(event) =>
                    choose(index, (event.currentTarget.value || null) as ImportField | null)
                  }
                >
                  <option value="">{t("leaveOut")}</option>
                  {fieldsOfImport[kind].map((field) => (
                    <option key={field} value={field}>
                      {t(`fields.${field}`)}
                    </option>
                  ))}
                </select>
              </Cell>
              <Cell label={t("sample")}>
                {sample
                  .map((row) => row[index])
                  .filter(Boolean)
                  .slice(0, 3)
                  .join(" · ")}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
