import * as z from "zod";
import type { CsvCell } from "../../base/text/csv";
import { tableFormats } from "../../base/text/table-formats";
import type { CallFile } from "./file";

type TableFormat = keyof typeof tableFormats;

/** The field of a request that names the format of an exported table. */
export const tableFormatField = z.enum(["csv", "xlsx"] satisfies TableFormat[]).default("csv");

/**
 * Streams a table as a file.
 * @param name of the file, without its ending
 */
export function toTableFile(
  name: string,
  format: TableFormat,
  rows: AsyncIterable<readonly CsvCell[]>,
): CallFile {
  const { type, write } = tableFormats[format];
  return { name: `${name}.${format}`, type, pieces: write(rows) };
}
