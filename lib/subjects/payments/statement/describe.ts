import type { Database } from "../../../base/db/types";
import { localize } from "../../../base/db/localized";
import type { Language } from "../../../base/i18n/languages";
import { serverMessages } from "../../../base/i18n/server-messages";
import { createTranslate } from "../../../base/i18n/server-translate";
import { formatCalendarDay } from "../../../base/i18n/time";
import { readNames } from "../../identity/queries";
import type { StatementLine } from "../../points/lots/statement";
import type { PointsUntil } from "../../points/lots/taken-by-end";
import { schoolDay } from "../../school/school-time";
import { readBookedNames } from "../../series/queries";

/** A line of a statement in words. */
export type DescribedLine = Omit<StatementLine, "at" | "lots" | "pause"> & {
  /** By the school's clock, such as 2026-03-04. */
  day: string;
  /** What happened. */
  text: string;
  /** The student of a booking, if any. */
  student: string;
  /** The points by their end, such as "40 to use by Mar 3, 2026". */
  lots: string[];
};

/** The texts of statements in a language. */
export const statementTexts = (language: Language) =>
  createTranslate(serverMessages[language].statement, language);

/** The text of a reason, which for some depends on whether points came in or left. */
export function toReasonKey({ reason, change }: Pick<StatementLine, "reason" | "change">) {
  if (reason === "operator") return change < 0 ? "removed" : "added";
  if (reason === "moved") return change < 0 ? "movedAway" : "movedHere";
  return reason;
}

/** Describes lines of a statement in a language. */
export async function describeLines(
  db: Database,
  lines: readonly StatementLine[],
  language: Language,
): Promise<DescribedLine[]> {
  const t = statementTexts(language);
  const booked = await readBookedNames(
    db,
    lines.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const students = await readNames(
    db,
    [...booked.values()].map(({ studentId }) => studentId),
  );
  const describeLot = ({ points, last_day: lastDay }: PointsUntil) =>
    lastDay === null
      ? t("endless", { n: points })
      : t("ending", { n: points, date: formatCalendarDay(lastDay, language) });
  return lines.map(({ at, lots, pause, ...line }) => {
    const booking = booked.get(line.bookingId ?? 0);
    const name = localize(booking?.className ?? {}, language);
    return {
      ...line,
      day: schoolDay(at),
      text: t(`reasons.${toReasonKey(line)}`, {
        name,
        from: pause ? formatCalendarDay(pause.firstDay, language) : "",
        to: pause ? formatCalendarDay(pause.lastDay, language) : "",
      }),
      student: students.get(booking?.studentId ?? 0) ?? "",
      lots: lots.map(describeLot),
    };
  });
}
