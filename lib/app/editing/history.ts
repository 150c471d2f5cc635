import type { HistoryEntry, RestoreRequest } from "./requests";
import type { Fields, Kind } from "./kinds";
import { findHistoryEntry, listHistory } from "../../engines/content/history";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import type { Editor } from "./edit";
import { saveRecord } from "./change";

/** Saves a record's state from its history as a draft. */
export async function restoreRecord(db: Database, request: RestoreRequest, editor: Editor) {
  const { kind, id, version, history_id: historyId, state } = request;
  const entry = await findHistoryEntry(db, { kind, id }, historyId);
  const fields = entry?.[state];
  if (!fields) throw new ProviderError("notFound", "");
  return saveRecord(
    db,
    { kind, id, version, fields: fields as Record<string, unknown>, publish: "no" },
    editor,
  );
}

/** Lists the changes of a record, newest first. */
export async function readHistory(
  db: Database,
  { kind, id }: { kind: Kind; id: number },
): Promise<HistoryEntry[]> {
  const rows = await listHistory<Fields>(db, { kind, id });
  return rows
    .toReversed()
    .slice(0, 200)
    .map(({ id, version, action, by, before, after, createdAt }) => ({
      id,
      version,
      action,
      by,
      before,
      after,
      at: createdAt.toISOString(),
    }));
}
