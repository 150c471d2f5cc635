import { byteOrderMark, csvRow } from "./csv";
import { leadColumns, type Lead } from "./lead";

type Batches = AsyncIterable<Lead[]>;

async function* csv(batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(leadColumns);
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(leadColumns.map((column) => lead[column]))).join("");
  }
}

/** One array, with a lead per line. */
async function* json(batches: Batches): AsyncGenerator<string> {
  let before = "[\n";
  for await (const leads of batches) {
    yield before + leads.map((lead) => JSON.stringify(lead)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

/** How leads are written down, piece by piece. */
export const formats = { csv, json };

export type Format = keyof typeof formats;
