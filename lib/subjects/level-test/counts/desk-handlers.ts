import { asc, between, desc } from "drizzle-orm";
import type { testCountCalls } from "./desk-calls";
import { database } from "../../../base/db/connect";
import { levelTestDays } from "./tables";
import type { Database } from "../../../base/db/types";
import type { DeskHandlers } from "../../staff/context";
import { byteOrderMark, formatCsvRow } from "../../../base/text/csv";

export const testCountHandlers: DeskHandlers<typeof testCountCalls> = {
  "level-test/days": async (span) => ({ days: await readDays(await database(), span) }),

  "level-test/export": async (span) => ({
    name: "level-test.csv",
    type: "text/csv; charset=utf-8",
    pieces: csvPieces(await database(), span),
  }),
};

type Span = { from: string; to: string };

const readDays = (db: Database, { from, to }: Span) =>
  db
    .select()
    .from(levelTestDays)
    .where(between(levelTestDays.day, from, to))
    .orderBy(desc(levelTestDays.day), asc(levelTestDays.language));

const columns = ["day", "language", "started", "finished", "registered"] as const;

async function* csvPieces(db: Database, span: Span): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(columns);
  for (const row of await readDays(db, span))
    yield formatCsvRow(columns.map((column) => (column === "day" ? { day: row.day } : row[column])));
}
