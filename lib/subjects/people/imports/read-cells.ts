import { unescapeFormulas } from "../../../base/text/csv";
import { isVisible } from "../../../base/text/visible";
import type { ColumnMapping, ImportField, ImportProblem } from "./fields";

export type RowProblem = {
  row: number;
  /** The column at fault; null if none is. */
  field: ImportField | null;
  problem: ImportProblem;
  /** The cell's text. */
  value: string;
  /** Another row that this one contradicts. */
  other?: number;
};

type ReadCell = <Value>(
  field: ImportField,
  problem: ImportProblem,
  parse: (text: string) => Value | undefined,
) => Value | null;

/**
 * Reads a row cell by cell.
 * @param row as spreadsheets count: the headings are row 1
 * @returns `read` for the value of a field's cell, null if it is empty or wrong; and the problems of the cells read so far
 */
export function createCellReader(
  cells: readonly string[],
  row: number,
  mapping: ColumnMapping,
): { read: ReadCell; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const read: ReadCell = (field, problem, parse) => {
    const text = mapping.includes(field) ? unescapeFormulas(cells[mapping.indexOf(field)] ?? "") : "";
    if (!isVisible(text)) return null;
    const value = parse(text);
    if (value !== undefined) return value;
    problems.push({ row, field, problem, value: text.slice(0, 100) });
    return null;
  };
  return { read, problems };
}

/** Returns a text of at most `max` characters, else undefined. */
export const fitting = (text: string, max: number) => (text.length <= max ? text : undefined);
