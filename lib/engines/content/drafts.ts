import type { Database } from "../../base/db/types";
import { deleteHistory, recordChange } from "./history";
import { deleteRecord, lockRecord, type RecordRef } from "./records";
import type { Store } from "./store";

/* Drafts that come from elsewhere than the desk's form. Their fields need not be complete: publishing checks them. */

/**
 * Creates a record that is a draft. The caller holds the lock of the content and knows that there is room.
 * @param by name of the editor
 * @returns the record's id
 */
export async function createDraft<Fields extends object>(
  tx: Database,
  { kind, store }: { kind: string; store: Pick<Store<Fields>, "nextId"> },
  fields: Fields,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const id = await store.nextId?.(tx, fields);
  if (id === undefined) throw new Error(`no record of the kind ${kind} can be created`);
  const row = await lockRecord<Fields, string>(tx, { kind, id });
  const change = { action: "draft", before: null, after: fields, set: { draft: fields } } as const;
  await recordChange<Fields>(tx, row, { ...change, by, now });
  return id;
}

/**
 * Deletes a record with its history if it is still the draft that `createDraft` made.
 * @returns false, without a change, if it was changed since
 */
export async function deleteUnchangedDraft(tx: Database, ref: RecordRef): Promise<boolean> {
  const { version, draft } = await lockRecord<object, string>(tx, ref);
  if (version !== 1 || draft === null) return false;
  await deleteHistory(tx, ref.kind, [ref.id]);
  await deleteRecord(tx, ref);
  return true;
}
