import { and, asc, desc, eq, inArray, lt, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { readTeacherIntroductions } from "../teachers/introduction";
import { listRecordRows } from "../../engines/content/records";
import { textsIn } from "../../engines/content/texts-in";
import { parseSoundAddress } from "../../engines/sounds/address";
import { pronunciations, pronunciationConsents, pronunciationRecordings } from "./tables";

/* The recordings of teachers: what is stored, and what uses it. */

export type Recording = Omit<typeof pronunciationRecordings.$inferSelect, "data">;

const {
  id,
  teacherId: ofTeacher,
  text: ofText,
  hash: ofHash,
  durationMs,
  sent,
  createdAt,
} = pronunciationRecordings;
/** All columns but the file. */
const listed = { id, teacherId: ofTeacher, text: ofText, hash: ofHash, durationMs, sent, createdAt };

/** How long a recording that the school got and does not use is kept, in milliseconds: its draft may be restored. */
const unusedTtlMs = 30 * 24 * 60 * 60 * 1000;

type NewRecording = { teacherId: number; text: string; hash: string; data: Uint8Array; durationMs: number };

/** Stores a recording, in place of the one of its text that the school has not got yet. */
export async function storeRecording(tx: Database, recording: NewRecording, now: Date): Promise<void> {
  const { teacherId, text, hash } = recording;
  await tx
    .delete(pronunciationRecordings)
    .where(and(isOf(teacherId, text), eq(sent, false), ne(ofHash, hash)));
  await tx
    .insert(pronunciationRecordings)
    .values({ ...recording, createdAt: now })
    .onConflictDoNothing();
}

const isOf = (teacherId: number, text: string) => and(eq(ofTeacher, teacherId), eq(ofText, text));

/** Lists the newest recording of each text of a teacher. */
export function listNewestRecordings(db: Database, teacherId: number): Promise<Recording[]> {
  return db
    .selectDistinctOn([ofText], listed)
    .from(pronunciationRecordings)
    .where(eq(ofTeacher, teacherId))
    .orderBy(asc(ofText), desc(id));
}

/** Marks recordings as given to the school. */
export async function markSent(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .update(pronunciationRecordings)
    .set({ sent: true })
    .where(inArray(id, [...ids]));
}

/** Lists a teacher's recordings, each as its text and its hash. */
export async function listOwnHashes(db: Database, teacherId: number): Promise<ReadonlySet<string>> {
  const rows = await db.select(listed).from(pronunciationRecordings).where(eq(ofTeacher, teacherId));
  return new Set(rows.map(({ text, hash }) => `${text} ${hash}`));
}

/** Reads the file of a recording by its hash; undefined if there is none. */
export async function readSoundFile(db: Database, hash: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ data: pronunciationRecordings.data })
    .from(pronunciationRecordings)
    .where(eq(ofHash, hash))
    .limit(1);
  return row?.data;
}

/** Reads a teacher's recordings with their files. */
export const readWithFiles = (db: Database, teacherIds: readonly number[]) =>
  db
    .select()
    .from(pronunciationRecordings)
    .where(inArray(ofTeacher, [...teacherIds]))
    .orderBy(asc(id));

/** Reads the published records of teachers. */
export const readPublished = (db: Database, teacherIds: readonly number[]) =>
  db
    .select()
    .from(pronunciations)
    .where(inArray(pronunciations.id, [...teacherIds]));

export async function hasConsent(db: Database, teacherId: number): Promise<boolean> {
  return (await db.$count(pronunciationConsents, eq(pronunciationConsents.teacherId, teacherId))) > 0;
}

/** The hashes that visitors hear, and those that drafts have. */
type SoundUses = { published: ReadonlySet<string>; drafts: ReadonlySet<string> };

/** Finds the recordings that records use. @param teacherId of one teacher; by default of all */
export async function findSoundUses(db: Database, teacherId?: number): Promise<SoundUses> {
  const ids = teacherId === undefined ? undefined : [teacherId];
  const rows = await db
    .select({ recordings: pronunciations.recordings })
    .from(pronunciations)
    .where(ids && inArray(pronunciations.id, ids));
  const introductions = await readTeacherIntroductions(db, ids);
  const drafts = [
    ...(await listRecordRows(db, "pronunciation", ids)),
    ...(await listRecordRows(db, "teacher", ids)),
  ].map(({ draft }) => draft);
  return { published: hashesIn([rows, introductions]), drafts: hashesIn(drafts) };
}

const hashesIn = (value: unknown): ReadonlySet<string> =>
  new Set(textsIn(value).flatMap(([, text]) => parseSoundAddress(text) ?? []));

/** Deletes earlier recordings of the same texts that nothing uses, so that a teacher has at most three of each text. */
export async function deleteReplaced(tx: Database, teacherId: number, newest: readonly Recording[]) {
  const { published, drafts } = await findSoundUses(tx, teacherId);
  const kept = [...published, ...drafts, ...newest.map(({ hash }) => hash)];
  const texts = newest.map(({ text }) => text);
  await tx
    .delete(pronunciationRecordings)
    .where(and(eq(ofTeacher, teacherId), inArray(ofText, texts), notInArray(ofHash, kept)));
}

/** Deletes what the school got long ago and does not use. */
export async function deleteUnusedRecordings(db: Database, now: Date): Promise<void> {
  const isOld = and(eq(sent, true), lt(createdAt, new Date(now.getTime() - unusedTtlMs)));
  if ((await db.$count(pronunciationRecordings, isOld)) === 0) return;
  const { published, drafts } = await findSoundUses(db);
  const used = [...published, ...drafts];
  await db
    .delete(pronunciationRecordings)
    .where(and(isOld, used.length > 0 ? notInArray(ofHash, used) : undefined));
}
