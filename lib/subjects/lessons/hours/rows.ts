import type { CsvCell } from "../../../base/text/csv";
import { writeMajorUnits } from "../../points/prices/amounts";
import type { TaughtKind } from "../kinds";
import type { PaidHours } from "./read-hours";

const columns = [
  ...["month", "teacher", "kind", "lessons", "minutes", "taken_over", "given_away"],
  ...["late", "late_minutes", "canceled_late", "currency", "rate", "pay"],
];

/** The rows of a month's hours: one for each teacher and kind, amounts in major units. */
export async function* listHoursRows(
  month: string,
  teachers: readonly { name: string; kinds: readonly PaidHours[] }[],
  kindNames: Readonly<Record<TaughtKind, string>>,
): AsyncGenerator<readonly CsvCell[]> {
  yield await Promise.resolve(columns);
  for (const { name, kinds } of teachers)
    for (const hours of kinds) {
      const { kind, lessons, minutes, takenOver, givenAway, late, lateMinutes, canceledLate, rate } = hours;
      const money = (amount: number | null) =>
        rate === null || amount === null ? null : Number(writeMajorUnits(amount, rate.currency));
      yield [
        ...[{ day: month }, name, kindNames[kind], lessons, minutes, takenOver, givenAway],
        ...[late, lateMinutes, canceledLate],
        ...[rate?.currency ?? null, money(rate?.amount ?? null), money(hours.pay)],
      ];
    }
}
