import { byteOrderMark, formatCsvRow, type CsvCell } from "../../base/text/csv";
import { leadColumns, type Lead, type LeadColumn } from "./lead";

type Batches = AsyncIterable<Lead[]>;

/** The desk's date stays sortable as a date; every other date-like value was typed and stays text. */
function toCell(lead: Lead, column: LeadColumn): CsvCell {
  const value = lead[column];
  return column === "next_on" && typeof value === "string" ? { day: value } : value;
}

async function* formatCsv(batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(leadColumns);
  for await (const leads of batches) {
    yield leads.map((lead) => formatCsvRow(leadColumns.map((column) => toCell(lead, column)))).join("");
  }
}

/** A JSON array with one lead per line. */
async function* formatJson(batches: Batches): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const leads of batches) {
    yield separator + leads.map((lead) => JSON.stringify(lead)).join(",\n");
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

/** Streaming formatters. */
export const formats = { csv: formatCsv, json: formatJson };

export type Format = keyof typeof formats;
