import { and, eq } from "drizzle-orm";
import type { Kind } from "../../desk/content/kinds";
import { contentRecords } from "../db/schema";

/** A record of the desk, by what it is and its number among those. */
export type Address = { kind: Kind; id: number };

/** The desk's row of a record. */
export const isRecord = ({ kind, id }: Address) =>
  and(eq(contentRecords.kind, kind), eq(contentRecords.id, id));
