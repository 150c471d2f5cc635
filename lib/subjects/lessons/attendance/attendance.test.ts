import { asc, eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import {
  accounts,
  bookings,
  lessonAttendance,
  lessons,
  notifications,
  trialLessons,
} from "../../../app/schema";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { readPersonalData } from "../../../app/personal-data/export";
import { readEnv } from "../../../base/env";
import { accountViewHandlers } from "../../people/views";
import { setSchool, school } from "../../school/school";
import { absenceDelayMs } from "./notify";
import type { AttendanceState } from "../../../base/contract/attendance-states";

let settings: Record<string, string> = {};
jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () => readEnv(settings),
}));
beforeEach(() => {
  settings = { MAIL_URL: "smtp://mail.example", MAIL_FROM: "school@example.com" };
});

/* The class "open" has lessons of an hour on March 9, 11 and 13 at 11:30 UTC, with the teacher Lin. */

const starts = new Date("2026-03-09T11:30:00Z");
const during = new Date("2026-03-09T12:00:00Z");
const over = new Date("2026-03-09T13:00:00Z");
const hourMs = 3_600_000;

describeEachEngine((db) => {
  const adviser = createDeskCaller(db, "adviser@example.com");
  const contextOf = async (email: string, at: Date) =>
    ({ language: "en-US", now: at, token: await issueTokenFor(db(), email, at) }) as const;
  const accountOf = async (email: string) => {
    const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
    return account!;
  };
  const firstLesson = async () => {
    const classId = await findClassId(db(), "open");
    const rows = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, classId))
      .orderBy(lessons.position);
    return rows[0]!;
  };
  const bookAn = async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    await call("preSaleApply", { id: await findClassId(db(), "open") }, { token });
    // Someone who books after a lesson was not in it.
    await db().update(bookings).set({ createdAt: now });
    return (await accountOf("student@example.com")).id;
  };
  async function mark(
    state: AttendanceState,
    { at = during, by = "teacher@example.com", from = starts } = {},
  ) {
    const lesson = await firstLesson();
    const student = await accountOf("student@example.com");
    const request = {
      ...{ lesson_id: lesson.id, starts_at: from.toISOString() },
      marks: [{ student_id: student.id, state }],
    };
    if (by === "desk") return adviser("attendance/save", request, at);
    return actionHandlers.attendance(request, await contextOf(by, at));
  }
  async function excuse(excused: boolean, at = now, by = "student@example.com") {
    const lesson = await firstLesson();
    const student = await accountOf("student@example.com");
    const request = {
      lesson_id: lesson.id,
      starts_at: starts.toISOString(),
      student_id: student.id,
      excused,
    };
    return actionHandlers.excuse(request, await contextOf(by, at));
  }
  const states = async () => (await db().select().from(lessonAttendance)).map(({ state }) => state);
  const notices = () =>
    db()
      .select()
      .from(notifications)
      .where(eq(notifications.kind, "lesson.missed"))
      .orderBy(asc(notifications.id));
  const familyMarks = async (at = over, by = "parent@example.com") => {
    const view = await accountViewHandlers.student({ of: "live" }, await contextOf(by, at));
    const classes = view.students.flatMap((student) => student.classes);
    return classes.find(({ combo_name: name }) => name === "open en-US")?.attendance ?? [];
  };
  const teacherLesson = async (at: Date) => {
    const { id } = await firstLesson();
    const { lessons: list } = await accountViewHandlers.teacher(
      { of: "live" },
      await contextOf("teacher@example.com", at),
    );
    return list.find(({ attendance }) => attendance?.lesson_id === id)?.attendance;
  };

  test("the teacher marks own lessons from their start on, and may correct them for some days", async () => {
    const id = await bookAn();
    await expect(mark("present", { at: now })).rejects.toEqual(providerErrorMatching("notAllowed"));
    expect(await teacherLesson(during)).toMatchObject({
      is_taken: false,
      students: [{ id, name: "An", state: null }],
    });
    await mark("late");
    expect(await teacherLesson(over)).toMatchObject({ is_taken: true, students: [{ state: "late" }] });
    await mark("present", { at: new Date(starts.getTime() + 7 * 24 * hourMs) });
    expect(await states()).toEqual(["present"]);
    const late = { at: new Date(starts.getTime() + 8 * 24 * hourMs + hourMs) };
    await expect(mark("late", late)).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    expect(await teacherLesson(late.at)).toBeUndefined();
    await mark("late", { ...late, by: "desk" });
    expect(await states()).toEqual(["late"]);
  });

  test("a substitute marks the lesson, the replaced teacher does not", async () => {
    await bookAn();
    const lin = await accountOf("teacher@example.com");
    await db().insert(accounts).values({
      kind: "teacher",
      teacherId: 2,
      nickname: "Wu",
      email: "wu@example.com",
      passwordHash: lin.passwordHash,
    });
    await expect(mark("present", { by: "wu@example.com" })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await db()
      .update(lessons)
      .set({ teacherId: 2 })
      .where(eq(lessons.id, (await firstLesson()).id));
    await mark("present", { by: "wu@example.com" });
    await expect(mark("absent")).rejects.toEqual(providerErrorMatching("notFound"));
    expect(await teacherLesson(during)).toBeUndefined();
  });

  test("only students of the lesson can be marked, and only at its present time", async () => {
    await expect(mark("present")).rejects.toMatchObject({ codeName: "invalidInput" });
    await bookAn();
    await expect(mark("present", { from: now })).rejects.toEqual(providerErrorMatching("notFound"));
    expect(await states()).toEqual([]);
  });

  test("a parent is told of an absence once, unless it is corrected before", async () => {
    await bookAn();
    const parent = await accountOf("parent@example.com");
    await mark("absent");
    const [notice] = await notices();
    expect(notice).toMatchObject({ accountId: parent.id, state: "waiting" });
    expect(notice?.data).toMatchObject({ student: { name: "An" }, starts_at: starts.toISOString() });
    const delayMs = (notice?.nextTryAt.getTime() ?? 0) - during.getTime();
    expect(delayMs).toBeGreaterThan(0);
    expect(delayMs).toBeLessThan(hourMs);
    await mark("absent");
    expect(await notices()).toHaveLength(1);
    await mark("excused");
    expect(await notices()).toEqual([]);
    await mark("absent");
    await db().update(notifications).set({ state: "sent", sentAt: over });
    await mark("present");
    await mark("absent");
    expect(await notices()).toMatchObject([{ state: "sent" }]);
  });

  describe("a parent with several children in a lesson", () => {
    /** The parent, whose mail reaches the children without a login too, and four children with a seat each. */
    async function addChildren() {
      const parent = await accountOf("parent@example.com");
      const classId = await findClassId(db(), "open");
      const children = await db()
        .insert(accounts)
        .values(
          ["Chi", "Dan", "Em", "Phu"].map((nickname) => ({
            ...{ kind: "student" as const, nickname, parentId: parent.id },
          })),
        )
        .returning();
      await db()
        .insert(bookings)
        .values(children.map(({ id }) => ({ studentId: id, classId, points: 0, createdAt: now })));
      return { parent, ids: children.map(({ id }) => id) };
    }
    async function markAll(ids: readonly number[], state: AttendanceState, at = during) {
      const lesson = await firstLesson();
      const request = {
        ...{ lesson_id: lesson.id, starts_at: starts.toISOString() },
        marks: ids.map((id) => ({ student_id: id, state })),
      };
      return actionHandlers.attendance(request, await contextOf("teacher@example.com", at));
    }
    const namesOf = async () => (await notices()).map(({ data }) => data.students);

    test("one notice names all who are absent", async () => {
      const { parent, ids } = await addChildren();
      await markAll(ids, "absent");
      expect(await notices()).toMatchObject([
        { accountId: parent.id, state: "waiting", data: { email: "parent@example.com" } },
      ]);
      expect(await namesOf()).toEqual([["Chi", "Dan", "Em", "Phu"]]);
    });

    test("a correction changes the notice that waits, which goes out within the hour all the same", async () => {
      const { ids } = await addChildren();
      const [chi, dan, em, phu] = ids as [number, number, number, number];
      await markAll([chi], "absent");
      const minutes = (count: number) => new Date(during.getTime() + count * 60_000);
      await markAll([dan], "absent", minutes(15));
      await markAll([em, phu], "absent", minutes(30));
      await markAll([dan], "late", minutes(45));
      expect(await namesOf()).toEqual([["Chi", "Em", "Phu"]]);
      const [notice] = await notices();
      expect(notice!.nextTryAt.getTime() - during.getTime()).toBeLessThan(hourMs);
      expect(notice!.createdAt).toEqual(during);
      await markAll([chi, em, phu], "excused", minutes(46));
      expect(await notices()).toEqual([]);
    });

    test("after the notice was sent only others are named, each once", async () => {
      const { ids } = await addChildren();
      const [chi, dan] = ids as [number, number];
      await markAll([chi], "absent");
      await db().update(notifications).set({ state: "sent", sentAt: over, data: {} });
      await markAll([dan], "absent", over);
      await markAll([chi], "present", over);
      await markAll([chi], "absent", over);
      expect(await namesOf()).toEqual([undefined, ["Dan"]]);
      // The first is being sent: it is not replaced.
      await db()
        .update(notifications)
        .set({ leaseUntil: new Date(over.getTime() + hourMs) })
        .where(eq(notifications.state, "waiting"));
      await markAll(ids.slice(2), "absent", over);
      expect(await namesOf()).toEqual([undefined, ["Dan"], ["Em", "Phu"]]);
    });

    test("without mail staff are offered the notice once it is due, and for days", async () => {
      settings = {};
      const { ids } = await addChildren();
      await markAll(ids.slice(0, 2), "absent");
      const waitingAt = async (at: Date) =>
        (await adviser("notifications/hand", {}, at)).waiting.filter(({ kind }) => kind === "lesson.missed");
      const [notice] = await notices();
      expect(await waitingAt(during)).toEqual([]);
      const handled = { ids: [notice!.id], to: "sent" as const };
      expect(await adviser("notifications/handled", handled, during)).toEqual({ count: 0 });
      const due = new Date(during.getTime() + absenceDelayMs);
      const [shown] = await waitingAt(due);
      for (const name of ["Chi", "Dan"]) expect(shown?.text).toContain(name);
      expect(await waitingAt(new Date(due.getTime() + 5 * 24 * hourMs))).toHaveLength(1);
      expect(await adviser("notifications/handled", handled, due)).toEqual({ count: 1 });
      await markAll(ids.slice(0, 3), "absent", due);
      expect((await namesOf()).at(-1)).toEqual(["Em"]);
    });
  });

  describe("a trial lesson", () => {
    const trialStart = new Date("2026-03-09T14:00:00Z");
    async function addTrial() {
      const student = await accountOf("student@example.com");
      const [trial] = await db()
        .insert(trialLessons)
        .values({
          ...{ parentId: student.parentId!, studentId: student.id, teacherId: 1 },
          ...{ state: "arranged", startsAt: trialStart },
        })
        .returning();
      return trial!.id;
    }
    const readTrial = async () => (await db().select().from(trialLessons))[0];
    const later = (minutes: number) => new Date(trialStart.getTime() + minutes * 60_000);
    async function markTrial(
      id: number,
      state: AttendanceState,
      { at = later(5), by = "teacher@example.com" } = {},
    ) {
      const request = { id, starts_at: trialStart.toISOString(), state };
      return actionHandlers["trial-attendance"](request, await contextOf(by, at));
    }
    const listed = async (at: Date) => {
      const { lessons: list } = await accountViewHandlers.teacher(
        { of: "live" },
        await contextOf("teacher@example.com", at),
      );
      return list.find(({ of }) => of === "trial")?.attendance;
    };

    test("its teacher marks it from its start on, which says whether it was held", async () => {
      const id = await addTrial();
      await expect(markTrial(id, "present", { at: now })).rejects.toEqual(
        providerErrorMatching("notAllowed"),
      );
      expect(await listed(later(1))).toMatchObject({
        lesson_id: id,
        is_taken: false,
        students: [{ name: "An", state: null }],
      });
      const { trials } = await adviser("attendance/missing", {}, later(90));
      expect(trials).toMatchObject([{ id, student: { name: "An" }, teacher: "Lin en-US" }]);
      await markTrial(id, "absent");
      expect(await readTrial()).toMatchObject({ state: "missed", attendance: "absent", revision: 1 });
      // The student came after all.
      await markTrial(id, "late", { at: later(15) });
      expect(await readTrial()).toMatchObject({ state: "held", attendance: "late", revision: 2 });
      expect(await listed(later(90))).toMatchObject({ is_taken: true, students: [{ state: "late" }] });
      expect((await adviser("attendance/missing", {}, later(90))).trials).toEqual([]);
      expect((await adviser("trials/list", { state: "held" }, later(90))).trials).toMatchObject([
        { attendance: "late" },
      ]);
      await expect(markTrial(id, "absent", { at: later(9 * 24 * 60) })).rejects.toEqual(
        providerErrorMatching("deadlinePassed"),
      );
    });

    test("another time, another teacher and families are refused", async () => {
      const id = await addTrial();
      await expect(markTrial(id, "present", { by: "parent@example.com" })).rejects.toMatchObject({
        codeName: "notAllowed",
      });
      await db().update(trialLessons).set({ teacherId: 2 });
      await expect(markTrial(id, "present")).rejects.toEqual(providerErrorMatching("notFound"));
      await db().update(trialLessons).set({ teacherId: 1, startsAt: now });
      await expect(markTrial(id, "present")).rejects.toEqual(providerErrorMatching("notFound"));
      expect(await readTrial()).toMatchObject({ state: "arranged", attendance: null });
    });

    test("a student who was marked as absent can still enter; what staff say replaces the mark", async () => {
      const id = await addTrial();
      await markTrial(id, "absent");
      const entry = await accountViewHandlers.classroom(
        { of: "trial", id },
        await contextOf("student@example.com", later(6)),
      );
      expect(entry.state).toBe("open");
      const change = { id, revision: 1, to: "held" as const };
      expect(await adviser("trials/change", change, later(70))).toMatchObject({
        saved: true,
        trial: { state: "held", attendance: null },
      });
      expect(await listed(later(80))).toMatchObject({ is_taken: true, students: [{ state: "present" }] });
    });

    test("erasing the student deletes the mark", async () => {
      const id = await addTrial();
      await markTrial(id, "late");
      const student = await accountOf("student@example.com");
      expect(JSON.stringify(await readPersonalData(db(), student))).toContain('"late"');
      await db().transaction((tx) => eraseAccountData(tx, student.id));
      expect(await readTrial()).toMatchObject({ state: "held", attendance: null });
    });
  });

  test("marks that are entered days later cause no notices", async () => {
    await bookAn();
    await mark("absent", { at: new Date(starts.getTime() + 4 * 24 * hourMs), by: "desk" });
    expect(await states()).toEqual(["absent"]);
    expect(await notices()).toEqual([]);
  });

  test("a family excuses its own student until the lesson starts", async () => {
    await bookAn();
    await excuse(true);
    expect(await familyMarks(now)).toMatchObject([{ state: "excused", can_excuse: true }]);
    await excuse(false, now, "parent@example.com");
    expect(await states()).toEqual([]);
    await excuse(true, now, "parent@example.com");
    await expect(excuse(false, during)).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    await expect(excuse(true, now, "sister@example.com")).rejects.toMatchObject({ codeName: "notFound" });
    await expect(excuse(true, now, "teacher@example.com")).rejects.toMatchObject({
      codeName: "notAllowed",
    });
    // The excuse is in the teacher's form, and alone does not count as marked.
    expect(await teacherLesson(during)).toMatchObject({ is_taken: false, students: [{ state: "excused" }] });
    expect(await notices()).toEqual([]);
  });

  test("a school can forbid excuses", async () => {
    await bookAn();
    const before = school();
    setSchool({ ...before, noExcuses: true });
    await expect(excuse(true)).rejects.toEqual(providerErrorMatching("notAllowed"));
    expect(await familyMarks(now)).toEqual([]);
    setSchool(before);
  });

  test("of a lesson that moved only excuses count", async () => {
    await bookAn();
    await excuse(true);
    const lesson = await firstLesson();
    const moved = { startsAt: new Date("2026-03-10T11:30:00Z"), endsAt: new Date("2026-03-10T12:30:00Z") };
    await db().update(lessons).set(moved).where(eq(lessons.id, lesson.id));
    expect(await familyMarks(now)).toMatchObject([{ state: "excused" }]);
    await db()
      .update(lessons)
      .set({ startsAt: lesson.startsAt, endsAt: lesson.endsAt })
      .where(eq(lessons.id, lesson.id));
    await mark("absent");
    await db().update(lessons).set(moved).where(eq(lessons.id, lesson.id));
    expect((await familyMarks(now)).map(({ state }) => state)).toEqual([null]);
  });

  test("families see their own marks, and the desk those of a class, a student and what is missing", async () => {
    const id = await bookAn();
    const missing = async () =>
      (await adviser("attendance/missing", {}, over)).lessons.map(
        ({ class_name: name, teacher }) => `${name}, ${teacher}`,
      );
    // The student of the fixture has a seat in another class.
    expect(await missing()).toEqual(["open en-US, Lin en-US", "applied en-US, Lin en-US"]);
    await mark("late");
    expect(await missing()).toEqual(["applied en-US, Lin en-US"]);
    expect((await familyMarks()).map(({ state }) => state)).toEqual([null, "late"]);
    expect(await familyMarks(over, "sister@example.com")).toEqual([]);
    const classId = await findClassId(db(), "open");
    expect((await adviser("attendance/class", { id: classId }, over)).lessons).toMatchObject([
      // A third of the 30 class points of the seat.
      { is_taken: true, teacher: "Lin en-US", students: [{ id, name: "An", state: "late", points: 10 }] },
    ]);
    expect((await adviser("attendance/student", { id }, over)).lessons).toMatchObject([
      { lesson_name: "Lesson 1 en-US", state: "late", by_family: false },
    ]);
  });

  test("a copy of a person's data has the attendance, and erasing deletes it", async () => {
    await bookAn();
    const account = await accountOf("student@example.com");
    await mark("late");
    expect(JSON.stringify(await readPersonalData(db(), account))).toContain('"late"');
    await db().transaction((tx) => eraseAccountData(tx, account.id));
    expect(await states()).toEqual([]);
  });
});
