import type { RowProblem } from "./read-cells";
import { readRow, type ReadOptions } from "./read-row";

/** Class points that a row adds to a family. */
export type BalanceRow = {
  row: number;
  email: string | null;
  phone: string | null;
  points: number;
  reason: string;
};

type ReadBalances = { balances: BalanceRow[]; problems: RowProblem[] };

/**
 * Reads rows of class points. A row with a problem is left out, and so is a second row with the same email, or without
 * emails with the same phone.
 * @param rows the file's rows with the headings, which are row 1
 * @param usualReason for rows without a reason
 */
export function readBalanceRows(
  rows: readonly (readonly string[])[],
  options: ReadOptions,
  usualReason: string,
): ReadBalances {
  const balances: BalanceRow[] = [];
  const problems: RowProblem[] = [];
  const rowOfContact = new Map<string, number>();
  rows.forEach((cells, index) => {
    if (index === 0 || cells.every((cell) => cell === "")) return;
    const { row: read, problems: found } = readRow(cells, index + 1, options);
    const { row, email, phone, points, reason } = read;
    const add = (problem: Omit<RowProblem, "row" | "value"> & { value?: string }) =>
      found.push({ row, value: "", ...problem });
    const hasProblem = (...fields: RowProblem["field"][]) =>
      found.some(({ field }) => fields.includes(field));
    if (email === null && phone === null && !hasProblem("email", "phone"))
      add({ field: null, problem: "noContact" });
    if ((points ?? 0) === 0 && !hasProblem("points")) add({ field: "points", problem: "noPoints" });
    const contact = email ?? phone ?? "";
    const other = rowOfContact.get(contact);
    if (contact !== "" && other !== undefined)
      add({ field: email === null ? "phone" : "email", problem: "sameFamily", value: contact, other });
    else if (contact !== "") rowOfContact.set(contact, row);
    problems.push(...found);
    if (found.length === 0)
      balances.push({ ...{ row, email, phone }, points: points ?? 0, reason: reason ?? usualReason });
  });
  return { balances, problems };
}
