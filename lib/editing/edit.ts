import type * as z from "zod";
import type { ContentRecord } from "./requests";
import { schemas, type Fields, type Kind } from "./kinds";
import type { Problem } from "../content/rules";
import type { Issue } from "../contract/codes";
import { contentRecords } from "./tables";
import type { Database } from "../db/types";
import { ProviderError } from "../contract/provider-error";
import { isRecord } from "./record-ref";
import { lockRecord, readRecord, type RecordRow } from "./records";

/** The editor, the time of the change and, for the audit log, the staff id. */
export type Editor = { by: string; now?: Date; staffId?: number };

/** The record changed since the editor loaded it. `current` is the present record, null if it was deleted. */
export class ContentConflict extends Error {
  constructor(readonly current: ContentRecord | null) {
    super("changed meanwhile");
    this.name = "ContentConflict";
  }
}

/**
 * Validates the fields of a kind.
 * @throws ProviderError invalidInput with an issue per field, whose message is a key of `Problem`.
 */
export function checkFields(kind: Kind, input: unknown): Fields {
  const result = schemas[kind].safeParse(input, { error: problemOf });
  if (result.success) return result.data;
  const issues = result.error.issues
    .slice(0, 50)
    .map((issue): Issue => ({ path: issue.path.join("."), message: issue.message }));
  throw new ProviderError("invalidInput", "", issues);
}

/** Maps zod's built-in issues to a `Problem` key. */
const problemOf: z.core.$ZodErrorMap = (issue): Problem => {
  const { code, input } = issue;
  const isEmpty = input === undefined || input === null || input === "";
  if (isEmpty) return "required";
  if (code === "too_small") return issue.origin === "number" ? "tooSmall" : "required";
  if (code === "too_big") return largeProblems[issue.origin] ?? "tooLarge";
  return "malformed";
};
const largeProblems: Record<string, Problem> = { string: "tooLong", array: "tooMany" };

/** Locks a record and checks that its version is the one the editor loaded. @throws ContentConflict */
export async function lockRecordForEdit(
  tx: Database,
  address: { kind: Kind; id: number; version: number },
): Promise<RecordRow> {
  const row = await lockRecord(tx, address);
  if (row.version !== address.version) {
    throw new ContentConflict(await readRecord(tx, address).catch(() => null));
  }
  return row;
}

/** Rejects a stale version early, without waiting for the row lock. @throws ContentConflict */
export async function rejectStaleVersion(
  db: Database,
  address: { kind: Kind; id: number; version: number },
): Promise<void> {
  const [row] = await db.select().from(contentRecords).where(isRecord(address));
  if (row && row.version !== address.version) throw new ContentConflict(await readRecord(db, address));
}
