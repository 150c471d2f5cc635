import type { Database } from "../../../base/db/types";
import type { Language } from "../../../base/i18n/languages";
import { formatCalendarDay } from "../../../base/i18n/time";
import type { CsvCell } from "../../../base/text/csv";
import { readStatementPage } from "../../points/lots/statement";
import { describeLines, statementTexts } from "./describe";
import { toSpan, type Period } from "./period";
import type { Statement } from "./shape";

/** Lines that are read at once. */
const pageSize = 200;

/** Whose statement it is, in which language, and whether it has what only staff read. */
export type StatementRequest = {
  parentId: number;
  family: string;
  period: Period;
  language: Language;
  forStaff: boolean;
};

/** Reads a page of a statement. @param after the last line of the page before */
export async function readStatement(
  db: Database,
  { parentId, family, period, language, forStaff }: StatementRequest,
  after?: number,
): Promise<Statement> {
  const t = statementTexts(language);
  const day = (value: string) => formatCalendarDay(value, language);
  const page = await readStatementPage(db, parentId, { ...toSpan(period), after, limit: pageSize });
  const lines = await describeLines(db, page.lines, language);
  return {
    ...{ language, family, title: t("title"), ...period },
    period: t("period", { from: day(period.from), to: day(period.to) }),
    balance_label: t("columns.balance"),
    opening: { label: t("opening", { date: day(period.from) }), points: page.opening },
    lines: lines.map(({ id, text, student, note, lots, change, balance, ...line }) => ({
      ...{ id, day: day(line.day), text, change, balance },
      details: [student, forStaff ? note : "", ...lots].filter(Boolean),
    })),
    closing: { label: t("closing", { date: day(period.to) }), points: page.closing },
    none: t("none"),
    next: page.next,
  };
}

/** Streams a whole statement as rows of a table, with the balances before and after the period. */
export async function* listStatementRows(
  db: Database,
  { parentId, period, language, forStaff }: StatementRequest,
): AsyncGenerator<readonly CsvCell[]> {
  const t = statementTexts(language);
  const noteOf = (note: string) => (forStaff ? [note] : []);
  const columns = [t("columns.day"), t("columns.text"), t("columns.student")];
  const numbers = [t("columns.change"), t("columns.balance"), t("columns.lots")];
  yield [...columns, ...noteOf(t("columns.note")), ...numbers];
  let balance: number | undefined;
  for (let after: number | undefined; ;) {
    const page = await readStatementPage(db, parentId, { ...toSpan(period), after, limit: pageSize });
    if (balance === undefined) {
      balance = page.opening;
      const opening = t("opening", { date: formatCalendarDay(period.from, language) });
      yield [{ day: period.from }, opening, null, ...noteOf(""), null, balance, null];
    }
    for (const line of await describeLines(db, page.lines, language)) {
      balance += line.change;
      const { day, text, student, note, change, lots } = line;
      yield [{ day }, text, student, ...noteOf(note), change, balance, lots.join("; ")];
    }
    if (page.next === null) break;
    after = page.next;
  }
  const closing = t("closing", { date: formatCalendarDay(period.to, language) });
  yield [{ day: period.to }, closing, null, ...noteOf(""), null, balance, null];
}
