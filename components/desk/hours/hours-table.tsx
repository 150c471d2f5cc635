import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatMinutes } from "@/lib/base/i18n/format-minutes";
import { formatMoney } from "../payments/format-money";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { formatList, formatNumber } from "../format";
import { Small } from "../small";

type Month = CallResponse<"desk/hours/month">;
type KindHours = Month["teachers"][number]["kinds"][number];

/** A row for each teacher and kind of lesson, and the sums of pay. */
export function HoursTable({ data: { teachers, totals } }: { data: Month }) {
  const t = useTranslations("desk.hours");
  const tKinds = useTranslations("desk.timetable.kinds");
  const language = document.documentElement.lang;
  const sum = (of: Month["totals"]) =>
    formatList(of.map(({ amount, currency }) => formatMoney(amount, currency)));
  return (
    <>
      <DataTable
        columns={[
          t("columns.teacher"),
          t("columns.held"),
          t("columns.substituted"),
          t("columns.late"),
          t("columns.canceledLate"),
          t("columns.pay"),
        ]}
      >
        <tbody>
          {teachers.flatMap(({ id, name, kinds }) =>
            kinds.map((hours) => (
              <Row key={`${id} ${hours.kind}`}>
                <RowHeader note={tKinds(hours.kind)}>{name}</RowHeader>
                <Cell label={t("columns.held")} isNumber>
                  {formatNumber(hours.lessons)}
                  <Small className="block">{formatMinutes(hours.minutes, language)}</Small>
                </Cell>
                <Cell label={t("columns.substituted")}>
                  <Substitutions hours={hours} />
                </Cell>
                <Cell label={t("columns.late")} isNumber>
                  {formatNumber(hours.late)}
                  {hours.late > 0 && (
                    <Small className="block">{formatMinutes(hours.late_minutes, language)}</Small>
                  )}
                </Cell>
                <Cell label={t("columns.canceledLate")} isNumber>
                  {formatNumber(hours.canceled_late)}
                </Cell>
                <Cell label={t("columns.pay")} isNumber>
                  <Pay hours={hours} />
                </Cell>
              </Row>
            )),
          )}
        </tbody>
      </DataTable>
      {totals.length > 0 && (
        <dl className="mt-4">
          {teachers
            .filter((teacher) => teacher.totals.length > 0)
            .map((teacher) => (
              <div
                key={teacher.id}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
              >
                <dt>{teacher.name}</dt>
                <dd>{sum(teacher.totals)}</dd>
              </div>
            ))}
          <div className="flex flex-wrap justify-between gap-x-6 py-2 font-bold">
            <dt>{t("total")}</dt>
            <dd>{sum(totals)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

function Substitutions({ hours: { taken_over: takenOver, given_away: givenAway } }: { hours: KindHours }) {
  const t = useTranslations("desk.hours");
  const parts = [
    takenOver > 0 && t("takenOver", { count: takenOver }),
    givenAway > 0 && t("givenAway", { count: givenAway }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "–" : formatList(parts);
}

function Pay({ hours: { rate, pay, minutes } }: { hours: KindHours }) {
  const t = useTranslations("desk.hours");
  if (!rate || pay === null) return minutes === 0 ? "–" : t("noRate");
  return (
    <>
      {formatMoney(pay, rate.currency)}
      <Small className="block">{t("perHour", { amount: formatMoney(rate.amount, rate.currency) })}</Small>
    </>
  );
}
