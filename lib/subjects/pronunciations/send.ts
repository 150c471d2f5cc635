import type { Database } from "../../base/db/types";
import { recordChange } from "../../engines/content/history";
import { lockContent } from "../../engines/content/lock";
import { lockRecord } from "../../engines/content/records";
import { soundAddress } from "../../engines/sounds/address";
import type { TeacherFields } from "../teachers/content";
import type { TeacherRow } from "../teachers/queries";
import { teacherStore } from "../teachers/store";
import type { PronunciationFields } from "./content";
import { introductionName } from "./limits";
import { deleteReplaced, listNewestRecordings, markSent, type Recording } from "./recordings";
import { pronunciationStore } from "./store";
import { recordableTexts } from "./texts";

/**
 * Gives a teacher's new recordings to the school: they become drafts at the desk, which staff publish.
 * @param by the name for the history
 * @returns how many were given
 */
export async function sendRecordings(
  tx: Database,
  teacher: TeacherRow,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  await lockContent(tx);
  const added = (await listNewestRecordings(tx, teacher.id)).filter(({ sent }) => !sent);
  const introduction = added.find(({ text }) => text === introductionName);
  const words = added.filter((one) => one !== introduction);
  if (words.length > 0) await draftPronunciations(tx, teacher, words, { by, now });
  if (introduction) await draftIntroduction(tx, teacher.id, introduction, { by, now });
  if (added.length === 0) return 0;
  await markSent(
    tx,
    added.map(({ id }) => id),
  );
  await deleteReplaced(tx, teacher.id, added);
  return added.length;
}

async function draftPronunciations(
  tx: Database,
  { id, nickname }: TeacherRow,
  words: readonly Recording[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = await lockRecord<PronunciationFields, "pronunciation">(tx, { kind: "pronunciation", id });
  const before = row.draft ?? (await pronunciationStore.read(tx, [id])).get(id) ?? null;
  const sounds = new Map((before?.recordings ?? []).map(({ text, sound }) => [text, sound]));
  for (const { text, hash } of words) sounds.set(text, soundAddress(hash));
  const known = recordableTexts().map(({ text }) => text);
  const after: PronunciationFields = {
    name: before?.name ?? nickname,
    recordings: [...new Set([...known, ...sounds.keys()])].flatMap((text) => {
      const sound = sounds.get(text);
      return sound === undefined ? [] : [{ text, sound }];
    }),
  };
  const set = { draft: after, publishAt: null };
  await recordChange(tx, row, { action: "draft", by, before, after, now, set });
}

async function draftIntroduction(
  tx: Database,
  id: number,
  { hash }: Recording,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = await lockRecord<TeacherFields, "teacher">(tx, { kind: "teacher", id });
  const before = row.draft ?? (await teacherStore.read(tx, [id])).get(id) ?? null;
  if (!before) return;
  const after: TeacherFields = { ...before, introduction: soundAddress(hash) };
  // Staff hear it first, so a scheduled publication is canceled.
  const set = { draft: after, publishAt: null };
  await recordChange(tx, row, { action: "draft", by, before, after, now, set });
}
