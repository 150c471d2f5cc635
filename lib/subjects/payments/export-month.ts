import type { Database } from "../../base/db/types";
import type { DeskTranslate } from "../../base/desk/messages";
import type { CsvCell } from "../../base/text/csv";
import { writeMajorUnits } from "../points/prices/amounts";
import { daysOfMonth } from "./days";
import { readPaymentsOf } from "./queries";

/** Payments that are read at once. */
const pageSize = 500;

const columns = [
  ...(["received", "kind", "receipt", "counterTo", "family", "payer", "country", "package"] as const),
  ...(["points", "bonus", "amount", "currency", "method", "reference", "official", "note", "who"] as const),
] as const;

/** Streams the payments of a month, in the order in which they were recorded, below the headings. */
export async function* listMonthRows(
  db: Database,
  month: string,
  t: DeskTranslate<"payments">,
): AsyncGenerator<readonly CsvCell[]> {
  yield columns.map((column) => t(`columns.${column}`));
  const numbers = new Map<number, string>();
  for (let after = 0; ;) {
    const rows = await readPaymentsOf(db, { ...daysOfMonth(month), after, limit: pageSize });
    for (const row of rows) numbers.set(row.id, row.receipt);
    for (const row of rows)
      yield [
        { day: row.received_on },
        t(`kinds.${row.kind}`),
        row.receipt,
        // A payment of an earlier month is named by its id.
        row.counter_to === null ? null : (numbers.get(row.counter_to) ?? `#${row.counter_to}`),
        row.family,
        row.payer,
        row.country,
        row.package_points,
        row.points,
        row.bonus,
        Number(writeMajorUnits(row.amount, row.currency)),
        row.currency,
        t(`methods.${row.method}`),
        row.reference,
        row.official_number,
        row.note,
        row.who,
      ];
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}
