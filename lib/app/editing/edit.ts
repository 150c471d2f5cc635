import type { ContentRecord } from "./requests";
import type { Fields, Kind } from "./kinds";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import { findRecord, lockRecord } from "../../engines/content/records";
import { readRecord, type RecordRow } from "./records";
import { validateFields } from "./validate-fields";

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
 * Checks the fields of a kind.
 * @throws ProviderError invalidInput with the issues of `validateFields`.
 */
export function checkFields(kind: Kind, input: unknown): Fields {
  const { fields, issues } = validateFields(kind, input);
  if (fields) return fields;
  throw new ProviderError("invalidInput", "", issues);
}

/** Locks a record and checks that its version is the one the editor loaded. @throws ContentConflict */
export async function lockRecordForEdit(
  tx: Database,
  address: { kind: Kind; id: number; version: number },
): Promise<RecordRow> {
  const row = await lockRecord<Fields, Kind>(tx, address);
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
  const row = await findRecord(db, address);
  if (row && row.version !== address.version) throw new ContentConflict(await readRecord(db, address));
}
