import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { AccountActionAnswer, AccountActionRequest } from "../../account/actions";
import { env } from "../../env";
import { fallbackLanguage, isLanguage, type Language } from "../../i18n/languages";
import { studentSite } from "../../links/student-site";
import { calendarPaths, seriesClassPath } from "../../paths";
import { followEvents, type CalendarEntries, type CalendarEvent } from "../../schedule/calendar-entries";
import { calendarFeed, eventUid, liveEventId } from "../../schedule/calendar-file";
import { siteName } from "../../school/school";
import { database } from "../db/connect";
import { localised } from "../db/localised";
import {
  accounts,
  bookings,
  calendars,
  isSeat,
  lessons,
  liveClasses,
  liveSubscriptions,
  seriesClasses,
} from "../db/schema";
import type { Database } from "../db/types";
import { ProviderError, type CallContext } from "../types";
import { ownStudent } from "./family";
import { hashOf, requireAccount, type Account } from "./tokens";

/*
 * A student's calendar for programs that follow an address: the lessons of booked series classes, and the live classes
 * on the list of whoever acts for the student. Who knows the address may read it: it holds 256 bits, of which the
 * database keeps a hash.
 */

const secretShape = /^[\w-]{43}$/;

/**
 * Makes a calendar address for the caller, or a parent's student, or ends it. The one before ends at once.
 * @throws ProviderError notAllowed for a teacher, and notFound for a student of someone else.
 */
export async function changeCalendar(
  { student_id: studentId, on }: AccountActionRequest<"calendar">,
  context: CallContext,
): Promise<AccountActionAnswer<"calendar">> {
  const { now = new Date() } = context;
  const db = await database();
  const caller = await requireAccount(db, context);
  const student = await ownStudent(db, caller, studentId);
  if (!on) {
    await db.delete(calendars).where(eq(calendars.accountId, student.id));
    return { address: null };
  }
  const secret = randomBytes(32).toString("base64url");
  const hash = hashOf(secret);
  // What was told before stays: calendars that were given the new address know the events by the same UIDs.
  await db.transaction(async (tx) => {
    // Not one that was erased meanwhile, nor by a login that another password has ended.
    const rows = inArray(accounts.id, [student.id, caller.id]);
    const locked = await tx.select().from(accounts).where(rows).orderBy(accounts.id).for("share");
    await requireAccount(tx, context);
    const isThere = locked.some(({ id, nickname }) => id === student.id && nickname !== "");
    if (!isThere) throw new ProviderError("notFound", "");
    await tx
      .insert(calendars)
      .values({ accountId: student.id, hash, createdAt: now })
      .onConflictDoUpdate({ target: calendars.accountId, set: { hash } });
  });
  return { address: env().SITE_URL + calendarPaths.student(secret) };
}

/** The calendar of a secret in iCalendar; undefined where there is none, whatever the reason. */
export async function readCalendar(secret: string, now = new Date()): Promise<string | undefined> {
  if (!secretShape.test(secret)) return undefined;
  const db = await database();
  const [found] = await db
    .select({ calendar: calendars, student: accounts })
    .from(calendars)
    .innerJoin(accounts, eq(accounts.id, calendars.accountId))
    .where(eq(calendars.hash, hashOf(secret)));
  if (!found) return undefined;
  const { calendar, student } = found;
  const language = await languageOf(db, student);
  const events = await eventsOf(db, student, language);
  const unwanted = await unsavedLives(db, calendar.entries, events);
  const follow = (before: CalendarEntries) => followEvents(before, events, { now, unwanted });
  let entries = follow(calendar.entries);
  if (entries !== calendar.entries) {
    entries = await db.transaction(async (tx) => {
      const row = eq(calendars.accountId, student.id);
      const [locked] = await tx.select().from(calendars).where(row).for("update");
      // Of two who ask at once, the second finds it told.
      const told = follow(locked?.entries ?? {});
      if (locked && told !== locked.entries) await tx.update(calendars).set({ entries: told }).where(row);
      return told;
    });
  }
  return calendarFeed(`${siteName(language)}: ${student.nickname}`, entries);
}

/** A student without a login reads what the parent reads. */
async function languageOf(db: Database, { language, parentId }: Account): Promise<Language> {
  if (isLanguage(language)) return language;
  const [parent] = await db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, parentId ?? 0));
  return isLanguage(parent?.language) ? parent.language : fallbackLanguage;
}

const uid = (id: string) => eventUid(id, env().SITE_URL);
const liveUid = (id: number) => uid(liveEventId(id));

async function eventsOf(db: Database, student: Account, language: Language) {
  const events = new Map<string, CalendarEvent>();
  const booked = await db
    .select({ lesson: lessons, name: seriesClasses.comboName })
    .from(bookings)
    .innerJoin(seriesClasses, eq(seriesClasses.id, bookings.classId))
    .innerJoin(lessons, eq(lessons.classId, bookings.classId))
    .where(and(eq(bookings.studentId, student.id), isSeat))
    .orderBy(lessons.startsAt, lessons.classId, lessons.position);
  for (const { lesson, name } of booked) {
    events.set(uid(`lesson-${lesson.classId}-${lesson.position}`), {
      title: localised(lesson.name, language),
      description: localised(name, language),
      url: env().SITE_URL + seriesClassPath(lesson.classId),
      start: lesson.startsAt.toISOString(),
      end: lesson.endsAt.toISOString(),
    });
  }
  const listOf = student.email === null && student.parentId !== null ? student.parentId : student.id;
  const saved = await db
    .select({ live: liveClasses })
    .from(liveSubscriptions)
    .innerJoin(liveClasses, eq(liveClasses.id, liveSubscriptions.liveId))
    .where(eq(liveSubscriptions.accountId, listOf))
    .orderBy(liveClasses.startsAt, liveClasses.id);
  for (const { live } of saved) {
    events.set(liveUid(live.id), {
      title: localised(live.lessonName, language),
      description: localised(live.courseName, language),
      url: new URL(studentSite().liveDetail.replace("{id}", String(live.id)), env().SITE_URL).href,
      start: live.startsAt.toISOString(),
      end: live.endsAt.toISOString(),
    });
  }
  return events;
}

/** Live classes that take place, but were taken off the list: they were not cancelled. */
async function unsavedLives(
  db: Database,
  told: CalendarEntries,
  events: ReadonlyMap<string, CalendarEvent>,
): Promise<ReadonlySet<string>> {
  const gone = Object.keys(told).filter((uid) => uid.startsWith("live-") && !events.has(uid));
  if (gone.length === 0) return new Set();
  const rows = await db.select({ id: liveClasses.id }).from(liveClasses);
  const held = new Set(rows.map(({ id }) => liveUid(id)));
  return new Set(gone.filter((uid) => held.has(uid)));
}
