import * as z from "zod";

/*
 * A backup is lines of text, compressed with gzip. It does not depend on PostgreSQL's or PGlite's file format, so any
 * later version can restore it.
 *
 *   ["backup", 1, {"level": 1795324953000, "madeAt": "2026-11-22T05:00:00.000Z"}]   timestamp of its last migration
 *   ["table", "accounts"]                                                          its rows follow, one object a line
 *   {"id": 1, "kind": "parent", ...}                                               as PostgreSQL's to_jsonb writes it
 *   ["sequence", "accounts_id_seq", "1", true]                                     last value, and whether it was used
 *   ["end", {"accounts": 1, ...}]                                                  row counts, to detect truncation
 *
 * Rows stay text between the two databases: no number, timestamp or list passes through JavaScript.
 */

export const formatVersion = 1;

/** Row count by table. */
export type RowCounts = Record<string, number>;

const line = z.union([
  z.tuple([
    z.literal("backup"),
    z.literal(formatVersion),
    z.object({ level: z.number(), madeAt: z.iso.datetime() }),
  ]),
  z.tuple([z.literal("table"), z.string()]),
  z.tuple([z.literal("sequence"), z.string(), z.string().regex(/^-?\d+$/), z.boolean()]),
  z.tuple([z.literal("end"), z.record(z.string(), z.number())]),
]);

/** A line of the format that is not a row. */
export type Marker = z.infer<typeof line>;

export const isRow = (text: string) => text.startsWith("{");

export const formatMarker = (marker: Marker) => `${JSON.stringify(marker)}\n`;

/** @throws Error if the line does not match the format. */
export function parseMarker(text: string): Marker {
  try {
    return line.parse(JSON.parse(text));
  } catch (error) {
    throw new Error("it holds a line that belongs to no backup of this format", { cause: error });
  }
}
