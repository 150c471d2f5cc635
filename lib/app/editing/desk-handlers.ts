import type { ContentRecord } from "./requests";
import type { contentCalls } from "./desk-calls";
import { restoreRemovedRecord } from "./removed";
import { discardDraft, removeRecord, saveRecord } from "./change";
import { reorder } from "./reorder";
import { readHistory, restoreRecord } from "./history";
import { ContentConflict } from "./edit";
import { findWarnings } from "./find-warnings";
import { listRecords } from "./list";
import { listPictures } from "./picture-library";
import { readRecord } from "./records";
import { database } from "../../base/db/connect";
import { uploadPicture } from "../../engines/pictures/upload";
import type { DeskHandlers, StaffContext } from "../../subjects/staff/context";

const toEditor = ({ self, now }: StaffContext) => ({ by: self.name, now, staffId: self.id });

function toDto({ publishAt, changedBy, changedAt, ...record }: ContentRecord) {
  return { ...record, publish_at: publishAt, changed_by: changedBy, changed_at: changedAt };
}

/** The result of a change; after a conflict, the record's current version. */
async function toSaveResult(change: Promise<ContentRecord>) {
  try {
    return { saved: true, record: toDto(await change) };
  } catch (error) {
    if (!(error instanceof ContentConflict)) throw error;
    return { saved: false, record: error.current && toDto(error.current) };
  }
}

export const contentHandlers: DeskHandlers<typeof contentCalls> = {
  "content/list": async (request, { language }) => {
    const { perPage, list, ...rest } = await listRecords(await database(), request, language);
    const rows = list.map(({ publishAt, changedBy, changedAt, firstAt, ...one }) => ({
      ...one,
      publish_at: publishAt,
      changed_by: changedBy,
      changed_at: changedAt,
      first_at: firstAt,
    }));
    return { ...rest, per_page: perPage, list: rows };
  },
  "content/read": async (address) => toDto(await readRecord(await database(), address)),
  "content/save": async (request, context) =>
    toSaveResult(saveRecord(await database(), request, toEditor(context))),
  "content/warnings": async (request, { now, busyTimes }) => ({
    warnings: await findWarnings(await database(), request, now, busyTimes),
  }),
  "content/discard": async (request, context) =>
    toSaveResult(discardDraft(await database(), request, toEditor(context))),
  "content/remove": async (request, context) =>
    toSaveResult(removeRecord(await database(), request, toEditor(context))),
  "content/bring-back": async (request, context) =>
    toSaveResult(restoreRemovedRecord(await database(), request, toEditor(context))),
  "content/restore": async (request, context) =>
    toSaveResult(restoreRecord(await database(), request, toEditor(context))),
  "content/order": async (request, context) => {
    try {
      await reorder(await database(), request, toEditor(context));
      return { saved: true };
    } catch (error) {
      if (error instanceof ContentConflict) return { saved: false };
      throw error;
    }
  },
  "content/history": async (address) => ({ entries: await readHistory(await database(), address) }),
  "content/pictures": async ({ page }) => listPictures(await database(), page),
  "content/picture": async (crop, { file, now }) =>
    uploadPicture(await database(), { bytes: Buffer.from(file), crop }, now),
};
