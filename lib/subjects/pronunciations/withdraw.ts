import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { deleteHistory } from "../../engines/content/history";
import { lockContent } from "../../engines/content/lock";
import { deleteRecord, listRecordRows, updateRecord } from "../../engines/content/records";
import { bumpContentVersion } from "../../engines/content/version";
import { clearTeacherIntroduction } from "../teachers/introduction";
import { pronunciations, pronunciationConsents, pronunciationRecordings } from "./tables";

/**
 * Deletes everything that a teacher recorded, published or not, and the consent. Pages stop playing it when they are
 * renewed, which the content version causes.
 */
export async function withdrawRecordings(tx: Database, teacherId: number, now: Date): Promise<void> {
  await lockContent(tx);
  await forgetPronunciations(tx, teacherId);
  await clearTeacherIntroduction(tx, teacherId, now);
  const [record] = await listRecordRows<{ introduction?: string }>(tx, "teacher", [teacherId]);
  if (record?.draft?.introduction)
    await updateRecord(
      tx,
      { kind: "teacher", id: teacherId },
      { draft: { ...record.draft, introduction: "" } },
    );
  await tx.delete(pronunciationRecordings).where(eq(pronunciationRecordings.teacherId, teacherId));
  await tx.delete(pronunciationConsents).where(eq(pronunciationConsents.teacherId, teacherId));
  await bumpContentVersion(tx);
}

/** Deletes a teacher's record of pronunciations with its draft and history. */
export async function forgetPronunciations(tx: Database, teacherId: number): Promise<void> {
  await tx.delete(pronunciations).where(eq(pronunciations.id, teacherId));
  await deleteHistory(tx, "pronunciation", [teacherId]);
  await deleteRecord(tx, { kind: "pronunciation", id: teacherId });
}

/** Reads the consents of teachers. */
export const readConsentsOf = (db: Database, teacherIds: readonly number[]) =>
  db
    .select()
    .from(pronunciationConsents)
    .where(inArray(pronunciationConsents.teacherId, [...teacherIds]));
