import { and, eq } from "drizzle-orm";
import type { Kind } from "./kinds";
import { contentRecords } from "./tables";

/** Identifies a content record: its kind, and its id within the kind. */
export type RecordRef = { kind: Kind; id: number };

/** SQL condition that selects a record's desk row. */
export const isRecord = ({ kind, id }: RecordRef) =>
  and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));
