"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { languageNames } from "@/lib/base/i18n/languages";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { formatCompactDay } from "../time";
import { useToast } from "../toasts";
import type { ShownSpan } from "../campaign/links/types";

type Day = CallResponse<"desk/level-test/days">["days"][number];
type Counts = Pick<Day, "started" | "finished" | "registered">;

/** How many visitors begin and finish the level test and then register, by language and by day. */
export function LevelTestCounts({ span }: { span: ShownSpan }) {
  const t = useTranslations("desk.links");
  const showToast = useToast();
  const { data, failure, reload } = useCall("desk/level-test/days", span);
  const exportDays = async () => {
    if (!(await fetchFile("desk/level-test/export", span, "level-test.csv")))
      showToast({ tone: "error", text: t("exportFailed") });
  };
  return (
    <Sheet aria-labelledby="level-test-title" className="mt-6">
      <SheetTitle id="level-test-title">{t("levelTest.title")}</SheetTitle>
      <p className="mt-1 text-soft">{t("levelTest.text")}</p>
      {!data ? (
        <LoadingOrError failure={failure} onRetry={() => void reload()} />
      ) : data.days.length === 0 ? (
        <p className="mt-4">{t("levelTest.none")}</p>
      ) : (
        <>
          <DataTable
            className="mt-6"
            columns={[
              t("levelTest.byLanguage"),
              t("levelTest.started"),
              t("levelTest.finished"),
              t("levelTest.registered"),
            ]}
          >
            <tbody>
              {sumByLanguage(data.days).map(([language, counts]) => (
                <Row key={language}>
                  <RowHeader>{languageNames[language]}</RowHeader>
                  <CountCells counts={counts} />
                </Row>
              ))}
              <Row>
                <RowHeader>{t("levelTest.allLanguages")}</RowHeader>
                <CountCells counts={sum(data.days)} />
              </Row>
            </tbody>
          </DataTable>
          <DataTable
            className="mt-6"
            columns={[
              t("days"),
              t("levelTest.language"),
              t("levelTest.started"),
              t("levelTest.finished"),
              t("levelTest.registered"),
            ]}
          >
            <tbody>
              {data.days.map((row) => (
                <Row key={`${row.day} ${row.language}`}>
                  <RowHeader>
                    <time dateTime={row.day}>{formatCompactDay(row.day)}</time>
                  </RowHeader>
                  <Cell label={t("levelTest.language")}>{languageNames[row.language]}</Cell>
                  <CountCells counts={row} />
                </Row>
              ))}
            </tbody>
          </DataTable>
          <button
            type="button"
            className={`${buttonClasses.secondary} mt-4`}
            onClick={() => void exportDays()}
          >
            {t("export")}
          </button>
        </>
      )}
      <p className="mt-4 text-label text-soft">{t("counted")}</p>
    </Sheet>
  );
}

/** The numbers, the later ones also as a share of the first. */
function CountCells({ counts }: { counts: Counts }) {
  const t = useTranslations("desk.links");
  const { started } = counts;
  const share = (count: number) =>
    started === 0
      ? ""
      : ` (${(count / started).toLocaleString(document.documentElement.lang, { style: "percent" })})`;
  return (
    <>
      <Cell label={t("levelTest.started")} isNumber>
        {formatNumber(started)}
      </Cell>
      {(["finished", "registered"] as const).map((name) => (
        <Cell key={name} label={t(`levelTest.${name}`)} isNumber>
          {formatNumber(counts[name]) + share(counts[name])}
        </Cell>
      ))}
    </>
  );
}

const sum = (days: readonly Counts[]): Counts =>
  days.reduce<Counts>(
    (total, { started, finished, registered }) => ({
      started: total.started + started,
      finished: total.finished + finished,
      registered: total.registered + registered,
    }),
    { started: 0, finished: 0, registered: 0 },
  );

/** Sums the days of each language; the language with the most tests comes first. */
function sumByLanguage(days: readonly Day[]): [Day["language"], Counts][] {
  const languages = [...new Set(days.map(({ language }) => language))];
  return languages
    .map((language): [Day["language"], Counts] => [
      language,
      sum(days.filter((day) => day.language === language)),
    ])
    .toSorted(([, a], [, b]) => b.started - a.started);
}
