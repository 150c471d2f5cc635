import { eq, inArray } from "drizzle-orm";
import type { calendarActions } from "./member-calls";
import type { RequestOf, ResponseOf } from "../../base/contract/call";
import { env } from "../../base/env";
import { isLanguage, type Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { classroomPage } from "../../base/links/classroom";
import { studentSite } from "../../base/links/student-site";
import { calendarPaths, paths, seriesClassPath, type LessonKind, withId } from "../../base/paths";
import { trialEnd } from "../../base/schedule/classroom-window";
import {
  updateCalendarEntries,
  type CalendarEntries,
  type CalendarEvent,
} from "../../base/calendars/calendar-entries";
import { calendarFeed, eventUid, lessonEventId, liveEventId } from "../../base/calendars/calendar-file";
import { publishedRules } from "../rules/published";
import { languageForPerson, siteName } from "../school/school";
import { database } from "../../base/db/connect";
import { localize } from "../../base/db/localized";
import { listBookedLessons } from "../series/member-queries";
import { accounts, calendars } from "../identity/tables";
import { listLiveIds } from "../live/queries";
import { readAllSavedLives } from "../live/saved-lives";
import { listStudentTrials } from "../trials/queries";
import type { Database } from "../../base/db/types";
import { ProviderError } from "../../base/contract/provider-error";
import { type CallContext } from "../../engines/calls/context";
import { requireOwnStudent } from "../family/students";
import { readClosedDayEvents } from "./closed-days";
import { readTeacherEvents } from "./teacher-calendar";
import { createToken, hashToken } from "../identity/secret-token";
import { requireAccount, type Account } from "../identity/tokens";

/*
 * A student's calendar feed: the lessons of booked series classes, the student's trial lesson, and the live classes saved by the student, or by the
 * parent of a student without a login. A teacher's has their own lessons (teacher-calendar.ts). The secret address grants
 * access; it contains 256 random bits, of which the database stores a hash.
 */

const secretShape = /^[\w-]{43}$/;

/**
 * Creates a calendar address for the caller or a parent's student, or deletes it. An earlier address stops working.
 * @throws ProviderError notAllowed for a teacher who names a student; notFound for another family's student.
 */
export async function changeCalendar(
  { student_id: studentId, on }: RequestOf<typeof calendarActions, "calendar">,
  context: CallContext,
): Promise<ResponseOf<typeof calendarActions, "calendar">> {
  const { now = new Date() } = context;
  const db = await database();
  const caller = await requireAccount(db, context);
  const isOwnTeaching = caller.kind === "teacher" && studentId === undefined;
  const student = isOwnTeaching ? caller : await requireOwnStudent(db, caller, studentId);
  if (!on) {
    await db.delete(calendars).where(eq(calendars.accountId, student.id));
    return { address: null };
  }
  const secret = createToken();
  const hash = hashToken(secret);
  // The stored entries are kept, because calendars with the new address know the events by the same UIDs.
  await db.transaction(async (tx) => {
    // The student may have been erased, or the caller's login revoked, concurrently.
    const rows = inArray(accounts.id, [student.id, caller.id]);
    const locked = await tx.select().from(accounts).where(rows).orderBy(accounts.id).for("share");
    await requireAccount(tx, context);
    const isStudentLocked = locked.some(({ id, nickname }) => id === student.id && nickname !== "");
    if (!isStudentLocked) throw new ProviderError("notFound", "");
    await tx
      .insert(calendars)
      .values({ accountId: student.id, hash, createdAt: now })
      .onConflictDoUpdate({ target: calendars.accountId, set: { hash } });
  });
  return { address: env().SITE_URL + calendarPaths.student(secret) };
}

/** The calendar of a secret in iCalendar format, or undefined if there is none. */
export async function readCalendar(secret: string, now = new Date()): Promise<string | undefined> {
  if (!secretShape.test(secret)) return undefined;
  const db = await database();
  const [found] = await db
    .select({ calendar: calendars, student: accounts })
    .from(calendars)
    .innerJoin(accounts, eq(accounts.id, calendars.accountId))
    .where(eq(calendars.hash, hashToken(secret)));
  if (!found) return undefined;
  const { calendar, student } = found;
  const language = await readLanguage(db, student);
  const { teacherId } = student;
  const events =
    teacherId === null
      ? await readEvents(db, student, language)
      : await readTeacherEvents(db, teacherId, language);
  const page = teacherId === null ? paths.studentCentre : paths.teacherCentre;
  const closedDays = await readClosedDayEvents(db, { language, now, url: env().SITE_URL + page });
  for (const [closedUid, event] of closedDays) events.set(closedUid, event);
  const unwanted = await findUnsavedLives(db, calendar.entries, events);
  const updateEntries = (before: CalendarEntries) => updateCalendarEntries(before, events, { now, unwanted });
  let entries = updateEntries(calendar.entries);
  if (entries !== calendar.entries) {
    entries = await db.transaction(async (tx) => {
      const row = eq(calendars.accountId, student.id);
      const [locked] = await tx.select().from(calendars).where(row).for("update");
      // A concurrent request may have stored the update already.
      const updated = updateEntries(locked?.entries ?? {});
      if (locked && updated !== locked.entries)
        await tx.update(calendars).set({ entries: updated }).where(row);
      return updated;
    });
  }
  return calendarFeed(`${siteName(language)}: ${student.nickname}`, entries, toReminderHours);
}

/** The student's language, or the parent's for a student without one. */
async function readLanguage(db: Database, { language, parentId }: Account): Promise<Language> {
  if (isLanguage(language)) return languageForPerson(language);
  const [parent] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, parentId ?? 0));
  return languageForPerson(parent?.language);
}

const uid = (id: string) => eventUid(id, env().SITE_URL);
/** How many hours before its start the calendar reminds of an event, by the rule of its kind. */
function toReminderHours(eventUid: string): number {
  const { live, trial, series } = publishedRules().lessons;
  const rule = eventUid.startsWith("live-") ? live : eventUid.startsWith("trial-") ? trial : series;
  return rule.reminderHours;
}

const liveUid = (id: number) => uid(liveEventId(id));

async function readEvents(db: Database, student: Account, language: Language) {
  const events = new Map<string, CalendarEvent>();
  const lessonRows = await listBookedLessons(db, student.id);
  for (const { lesson, name } of lessonRows) {
    events.set(uid(lessonEventId(lesson.id)), {
      title: localize(lesson.name, language),
      description: localize(name, language),
      url: entryAddress("series", lesson.classId) ?? env().SITE_URL + seriesClassPath(lesson.classId),
      start: lesson.startsAt.toISOString(),
      end: lesson.endsAt.toISOString(),
    });
  }
  const trialRows = await listStudentTrials(db, student.id);
  for (const { id, startsAt, teacher } of trialRows) {
    if (startsAt === null) continue;
    events.set(uid(`trial-${id}`), {
      title: serverMessages[language].trialLesson,
      description: teacher ? localize(teacher, language) : "",
      url: entryAddress("trial", id) ?? env().SITE_URL + paths.trialLesson,
      start: startsAt.toISOString(),
      end: trialEnd(startsAt).toISOString(),
    });
  }
  const listOwnerId = student.email === null && student.parentId !== null ? student.parentId : student.id;
  const liveRows = await readAllSavedLives(db, listOwnerId);
  for (const live of liveRows) {
    events.set(liveUid(live.id), {
      title: localize(live.lessonName, language),
      description: localize(live.courseName, language),
      url:
        entryAddress("live", live.id) ??
        new URL(withId(studentSite().liveDetail, live.id), env().SITE_URL).href,
      start: live.startsAt.toISOString(),
      end: live.endsAt.toISOString(),
    });
  }
  return events;
}

/** The page from which a class is entered by its meeting link. The link itself is secret and may change. */
function entryAddress(of: LessonKind, id: number): string | undefined {
  const path = classroomPage(of);
  return path && env().SITE_URL + withId(path, id);
}

/** The UIDs of live classes that were removed from the list but still take place, so they are not canceled. */
async function findUnsavedLives(
  db: Database,
  entries: CalendarEntries,
  events: ReadonlyMap<string, CalendarEvent>,
): Promise<ReadonlySet<string>> {
  const missingUids = Object.keys(entries).filter((uid) => uid.startsWith("live-") && !events.has(uid));
  if (missingUids.length === 0) return new Set();
  const scheduledUids = new Set((await listLiveIds(db)).map(liveUid));
  return new Set(missingUids.filter((uid) => scheduledUids.has(uid)));
}
