import { byteOrderMark, csvRow, type Cell } from "./csv";
import { leadColumns, type Lead, type LeadColumn } from "./lead";

type Batches = AsyncIterable<Lead[]>;

/** The desk's date stays sortable as a date; every other date-like value was typed and stays text. */
function cellOf(lead: Lead, column: LeadColumn): Cell {
  const value = lead[column];
  return column === "next_on" && typeof value === "string" ? { day: value } : value;
}

async function* csv(batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(leadColumns);
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(leadColumns.map((column) => cellOf(lead, column)))).join("");
  }
}

/** A JSON array with one lead per line. */
async function* json(batches: Batches): AsyncGenerator<string> {
  let before = "[\n";
  for await (const leads of batches) {
    yield before + leads.map((lead) => JSON.stringify(lead)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

/** Streaming formatters. */
export const formats = { csv, json };

export type Format = keyof typeof formats;
