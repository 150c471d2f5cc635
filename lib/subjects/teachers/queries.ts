import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { Room } from "../../engines/meeting-links/rooms";
import { teachers } from "./tables";

/* What other subjects ask about teachers. */

/** The link of a teacher's own room; null if there is none. */
export async function findMeetingUrl(db: Database, teacherId: number): Promise<string | null> {
  const { id, meetingUrl } = teachers;
  const [teacher] = await db.select({ meetingUrl }).from(teachers).where(eq(id, teacherId));
  return teacher?.meetingUrl ?? null;
}

export async function hasTeachers(db: Database): Promise<boolean> {
  return (await db.$count(teachers)) > 0;
}

export type TeacherRow = typeof teachers.$inferSelect;

/** Finds a teacher's record, with its secret meeting link. */
export async function findTeacher(db: Database, id: number): Promise<TeacherRow | undefined> {
  const [teacher] = await db.select().from(teachers).where(eq(teachers.id, id));
  return teacher;
}

/** Lists the teachers' names, by id. */
export const listTeachers = (db: Database) =>
  db.select({ id: teachers.id, nickname: teachers.nickname }).from(teachers).orderBy(asc(teachers.id));

/** Lists all teachers with the languages that they speak. */
export const listSpokenLanguages = (db: Database) =>
  db
    .select({ id: teachers.id, nickname: teachers.nickname, languages: teachers.languages })
    .from(teachers)
    .orderBy(asc(teachers.id));

/** Reads the names of teachers by id. */
export async function readTeacherNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: teachers.id, nickname: teachers.nickname })
    .from(teachers)
    .where(inArray(teachers.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Reads the secret meeting links of teachers by id; teachers without a link are left out. */
export async function readTeacherLinks(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: teachers.id, meetingUrl: teachers.meetingUrl })
    .from(teachers)
    .where(inArray(teachers.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, meetingUrl }) => (meetingUrl === null ? [] : [[id, meetingUrl]])));
}

/** Lists the teachers with a meeting link. */
export async function listTeacherRooms(db: Database): Promise<Room[]> {
  const rows = await db
    .select({ id: teachers.id, name: teachers.nickname, meetingUrl: teachers.meetingUrl })
    .from(teachers)
    .where(isNotNull(teachers.meetingUrl));
  return rows.map((row) => ({ of: "teacher", ...row }));
}

/** Whether any teacher has a meeting link. */
export async function hasTeacherLink(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(teachers)
    .where(isNotNull(teachers.meetingUrl))
    .limit(1);
  return row !== undefined;
}

/** Whether a teacher exists; locks the record against removal until the transaction ends. */
export async function lockTeacherForShare(tx: Database, id: number): Promise<boolean> {
  const [teacher] = await tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(eq(teachers.id, id))
    .for("share");
  return teacher !== undefined;
}
