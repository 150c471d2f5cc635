import type { AccountView } from "./view-calls";
import { findBookingError } from "../series/bookings/book-seat";
import { database } from "../../base/db/connect";
import { hasCalendar, readAccounts, readPoints } from "../identity/queries";
import { listSeatedStudents } from "../series/queries";
import { toLiveItem } from "../live/live-item";
import { needsConfirmation } from "../identity/confirm-email";
import { requireParentId, listStudents } from "../family/students";
import { readSessions } from "../identity/open-sessions";
import { readSavedLives } from "../live/saved-lives";
import { getsAdvertising } from "../messages/opt-outs";
import { readReceivedMessages } from "../messages/received";
import { readWaitingPlaces } from "../series/bookings/waiting-places";
import { requireAccount } from "../identity/tokens";
import { type Views, requireId } from "./view-queries";
import { readTeacherCentre } from "./teacher-view";
import { readTrialSummary, readTrialRequest } from "./trial-views";
import { readPointsByEnd } from "../points/lots/queries";
import { findPayerId } from "../payments/payer";
import { refusal } from "../../engines/calls/refusals";
import { requireOwnBooking } from "../series/bookings/changes/member-handlers";
import { previewEnd } from "../series/bookings/changes/preview";
import { readSeat } from "../series/bookings/changes/seat";
import { readReserved } from "../series/bookings/reserved";
import type { Database } from "../../base/db/types";
import type { Language } from "../../base/i18n/languages";
import { bookedClasses } from "./booked-classes";
import { readComingClosedDays } from "./closed-days";
import { readRecordedLives } from "./recorded-lives";

/** The views of a member's own dashboard and settings. */
export const dashboardViews: Omit<Views, "live-detail" | "course" | "teacher-detail" | "classroom"> = {
  /** A student sees their own series classes and the parent's class points; a parent sees all students' classes. */
  student: async (_viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const account = await requireAccount(db, context);
    const isParent = account.kind === "parent";
    const parentId = requireParentId(account);
    const ownStudents = await listStudents(db, account);
    const students: AccountView<"student">["students"] = [];
    for (const student of ownStudents) {
      students.push({
        id: student.id,
        nickname: student.nickname,
        birth_year: isParent ? student.birthYear : null,
        calendar: await hasCalendar(db, student.id),
        classes: await bookedClasses(db, student.id, context),
      });
    }
    return {
      nickname: account.nickname,
      parent: isParent,
      email: account.email ?? "",
      confirm_email: needsConfirmation(account),
      reader: { language: account.language, time_zone: account.timeZone },
      class_point: await readPoints(db, parentId),
      points_by_end: await readPointsByEnd(db, parentId, now),
      reserved: await readReservedPoints(db, ownStudents, { language, now }),
      students,
      trial: await readTrialSummary(db, account, language),
      closed_days: await readComingClosedDays(db, language, now),
      messages: await readReceivedMessages(db, {
        reader: account,
        studentIds: ownStudents.map(({ id }) => id),
        language,
        now,
      }),
      waiting: await readWaitingPlaces(db, ownStudents, context),
      lives: (await readSavedLives(db, account.id, now)).map((row) => toLiveItem(row, language)),
      recorded_lives: await readRecordedLives(db, account.id, context),
    };
  },

  points: async (_viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const parentId = await findPayerId(db, context);
    if (parentId === undefined) return { points: null };
    const parent = (await readAccounts(db, [parentId])).get(parentId);
    const students = parent ? await listStudents(db, parent) : [];
    return {
      points: {
        class_point: await readPoints(db, parentId),
        by_end: await readPointsByEnd(db, parentId, now),
        reserved: await readReservedPoints(db, students, { language, now }),
      },
    };
  },

  trial: async (_viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const students = (await listStudents(db, account)).map(({ id, nickname }) => ({ id, nickname }));
    return {
      parent: account.kind === "parent",
      email: account.email ?? "",
      students,
      trial: await readTrialRequest(db, account, context.language),
    };
  },

  booking: async (viewRequest, context) => {
    const { language, now = new Date() } = context;
    const db = await database();
    const account = await requireAccount(db, context);
    const { id } = await requireOwnBooking(db, account, requireId(viewRequest));
    const seat = await readSeat(db, id, now);
    if (!seat) throw refusal("bookingEnded", language);
    return { booking: await previewEnd(db, seat, { now, language }) };
  },

  family: async (viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const parentId = requireParentId(account);
    const class_point = await readPoints(db, parentId);
    const students = await listStudents(db, account);
    const bookedIds = new Set(await listSeatedStudents(db, requireId(viewRequest)));
    const request = {
      classId: requireId(viewRequest),
      now: context.now ?? new Date(),
      language: context.language,
    };
    const fullIds = new Set<number>();
    // A seat may be held for one of the students, so each is checked separately.
    for (const student of students)
      if ((await findBookingError(db, { student, ...request })) === "classFull") fullIds.add(student.id);
    return {
      parent: account.kind === "parent",
      class_point,
      points_by_end: await readPointsByEnd(db, parentId, context.now ?? new Date()),
      students: students.map(({ id, nickname }) => ({
        id,
        nickname,
        applied: bookedIds.has(id),
        full: fullIds.has(id),
      })),
    };
  },

  waiting: async (_viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    requireParentId(account);
    const students = await listStudents(db, account);
    return {
      parent: account.kind === "parent",
      students: students.map(({ id, nickname }) => ({ id, nickname })),
      places: await readWaitingPlaces(db, students, context),
    };
  },

  "saved-lives": async (_viewRequest, context) => {
    const { now = new Date() } = context;
    const db = await database();
    const { id } = await requireAccount(db, context);
    return { lives: (await readSavedLives(db, id, now)).map((live) => live.id) };
  },

  settings: async (_viewRequest, context) => {
    const db = await database();
    const { id, kind, nickname, email } = await requireAccount(db, context);
    return {
      ...{ nickname, email: email ?? "" },
      advertising: kind === "teacher" ? null : await getsAdvertising(db, id),
    };
  },

  sessions: (_viewRequest, context) => readSessions(context),

  teacher: async (_viewRequest, context) => readTeacherCentre(await database(), context),
};

/** Reads the points that are reserved for lessons ahead, with the names of the students. */
async function readReservedPoints(
  db: Database,
  students: readonly { id: number; nickname: string }[],
  options: { now: Date; language: Language },
) {
  const names = new Map(students.map(({ id, nickname }) => [id, nickname]));
  const rows = await readReserved(db, [...names.keys()], options);
  return rows.map(({ student_id: id, ...row }) => ({ ...row, student: names.get(id) ?? "" }));
}
