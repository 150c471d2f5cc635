import type { AccountView } from "./view-calls";
import { findBookingError } from "../series/bookings/book-seat";
import { database } from "../../base/db/connect";
import { hasCalendar, readPoints } from "../identity/queries";
import { listSeatedStudents } from "../series/queries";
import { toLiveItem } from "../live/live-item";
import { needsConfirmation } from "../identity/confirm-email";
import { requireParentId, listStudents } from "../family/students";
import { readSessions } from "../identity/open-sessions";
import { readSavedLives } from "../live/saved-lives";
import { readWaitingPlaces } from "../series/bookings/waiting-places";
import { requireAccount } from "../identity/tokens";
import { type Views, requireId } from "./view-queries";
import { readTeacherCentre } from "./teacher-view";
import { readTrialSummary, readTrialRequest } from "./trial-views";
import { bookedClasses } from "./booked-classes";
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
      students,
      trial: await readTrialSummary(db, account, language),
      waiting: await readWaitingPlaces(db, ownStudents, context),
      lives: (await readSavedLives(db, account.id, now)).map((row) => toLiveItem(row, language)),
      recorded_lives: await readRecordedLives(db, account.id, context),
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

  family: async (viewRequest, context) => {
    const db = await database();
    const account = await requireAccount(db, context);
    const class_point = await readPoints(db, requireParentId(account));
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
    const { nickname, email } = await requireAccount(await database(), context);
    return { nickname, email: email ?? "" };
  },

  sessions: (_viewRequest, context) => readSessions(context),

  teacher: async (_viewRequest, context) => readTeacherCentre(await database(), context),
};
