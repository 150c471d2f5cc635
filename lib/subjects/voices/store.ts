import { asc, getTableColumns, sql } from "drizzle-orm";
import { columnStore } from "../../engines/content/row-store";
import type { Store } from "../../engines/content/store";
import { countPassed, showWhenever } from "../../engines/content/time-stamp";
import { studentVoices } from "./tables";
import type { Database } from "../../base/db/types";
import { voiceContent, type VoiceFields } from "./content";
import { previewedVoices, setVoices, type Voice } from "./published";

/** A student who withdraws a voice can count on it being erased after a month; until then, staff can undo a mistake. */
const removedRetentionMs = 30 * 24 * 60 * 60 * 1000;

export const voiceStore: Store<VoiceFields> = {
  removedRetentionMs,
  ...columnStore<VoiceFields>(studentVoices, voiceContent),
  timeStamp: (now) => countPassed(now, studentVoices.activeFrom, studentVoices.activeUntil),
  previewValues: async (tx, edited) => previewedVoices.entry(showWhenever(await readVoices(tx), edited)),
};

/** Reads all published voices in the school's order, also those that are not shown now, without the notes of consent. */
export async function readVoices(db: Database): Promise<Voice[]> {
  const { consent: _consent, updatedAt: _updatedAt, ...columns } = getTableColumns(studentVoices);
  const rows = await db
    .select(columns)
    .from(studentVoices)
    .orderBy(sql`${studentVoices.order} nulls last`, asc(studentVoices.id));
  return rows.map((row) => ({
    ...row,
    activeFrom: row.activeFrom?.toISOString() ?? null,
    activeUntil: row.activeUntil?.toISOString() ?? null,
  }));
}

/** Loads the published voices into this process. */
export async function loadVoices(db: Database): Promise<void> {
  setVoices(await readVoices(db));
}
