import { byteOrderMark, formatCsvRow, type CsvCell } from "./csv";
import { formatXlsx, xlsxType } from "./xlsx";

type Rows = AsyncIterable<readonly CsvCell[]>;

async function* formatCsv(rows: Rows): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield formatCsvRow(row);
}

/** The files that a table is exported as: content type, and a function that streams rows. */
export const tableFormats = {
  csv: { type: "text/csv; charset=utf-8", write: formatCsv },
  xlsx: { type: xlsxType, write: formatXlsx },
} as const satisfies Record<
  string,
  { type: string; write: (rows: Rows) => AsyncGenerator<string | Uint8Array> }
>;
