import { eq } from "drizzle-orm";
import { findClassId, issueTokenFor } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { trialInput } from "../../../../testing/provider/trial";
import {
  accounts,
  bookings,
  lessonAttendance,
  lessons,
  liveClasses,
  seriesClasses,
  teachers,
} from "../../../app/schema";
import { requestTrial } from "../../trials/trial-lessons";

/* The school's clock is eight hours ahead: its day begins at 16:00 UTC. */

const url = "https://meet.example/secret-room";

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const editor = createDeskCaller(db, "editor@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  const today = (at = now, as = owner) => as("lessons/today", {}, at);
  const namesOf = async (at: Date) =>
    (await today(at)).lessons.map((lesson) => lesson.lesson_name || lesson.of);

  /** Arranges the trial lesson of the fixture's family with Lin. */
  async function arrangeTrial(startsAt: string) {
    const token = await issueTokenFor(db(), "student@example.com");
    await requestTrial(trialInput, { language: "en-US", now, token });
    const [{ id, revision } = { id: 0, revision: 0 }] = (await adviser("trials/list", {})).trials;
    await adviser("trials/change", { id, revision, to: "arranged", teacher_id: 1, starts_at: startsAt });
  }

  test("the lessons of today come in the order of their start, also those that are over", async () => {
    expect((await today()).lessons).toMatchObject([
      { of: "live", class_name: "Live en-US", lesson_name: "Tones en-US", teacher: "Lin en-US", seats: null },
      { of: "live", lesson_name: "Tea en-US", teacher: "Wu en-US" },
    ]);
    const evening = new Date("2026-03-04T15:59:00Z");
    expect(await namesOf(evening)).toEqual(["Tones en-US", "Tea en-US"]);
    expect(await namesOf(new Date("2026-03-04T16:00:00Z"))).toEqual(["Lesson 1 en-US"]);
  });

  test("the next lesson is named when none is left today", async () => {
    expect((await today()).next_at).toBeNull();
    expect((await today(new Date("2026-03-04T15:00:00Z"))).next_at).toBe("2026-03-05T11:30:00.000Z");
    await db()
      .update(lessons)
      .set({ startsAt: daysLater(40), endsAt: daysLater(41) });
    expect(await today(daysLater(3))).toEqual({ lessons: [], next_at: null });
  });

  test("a series class has its seats and the link of the lesson, the class or the teacher", async () => {
    const first = async () => (await today(daysLater(1))).lessons[0];
    expect(await first()).toMatchObject({
      ...{ of: "series", class_name: "expired en-US", teacher: "Lin en-US", student: null },
      ...{ seats: { taken: 2, capacity: 6 }, has_link: false },
    });
    await db().update(teachers).set({ meetingUrl: url });
    const linked = await first();
    expect(linked?.has_link).toBe(true);
    // The link itself is for participants only.
    expect(JSON.stringify(linked)).not.toContain("secret-room");
    // A class that is closed without students does not take place.
    await db()
      .update(seriesClasses)
      .set({ closed: true, students: 0 })
      .where(eq(seriesClasses.id, linked?.id ?? 0));
    expect((await today(daysLater(1))).lessons).toEqual([]);
  });

  test("a trial lesson names its student, but not to editors, and counts on both days it lies on", async () => {
    await arrangeTrial("2026-03-05T15:30:00Z");
    const trialOf = async (at: string, as = adviser) =>
      (await today(new Date(at), as)).lessons.find(({ of }) => of === "trial");
    expect(await trialOf("2026-03-05T12:00:00Z")).toMatchObject({ student: "An", teacher: "Lin en-US" });
    expect(await trialOf("2026-03-05T12:00:00Z", editor)).toMatchObject({ student: null });
    expect(await trialOf("2026-03-05T17:00:00Z")).toBeDefined();
    expect(await trialOf("2026-03-06T16:00:00Z")).toBeUndefined();
  });

  test("a live class without a teacher is listed", async () => {
    await db().update(liveClasses).set({ teacherId: null });
    expect((await today()).lessons.map(({ teacher }) => teacher)).toEqual(["", ""]);
  });

  test("the timetable has all lessons of a range of up to a week", async () => {
    await arrangeTrial("2026-03-05T12:00:00Z");
    const read = (from: string, until: string, as = owner) => as("lessons/timetable", { from, until });
    const { lessons: week } = await read("2026-03-02T00:00:00Z", "2026-03-09T00:00:00Z", editor);
    expect(week.map(({ of, mode, teacher_id }) => `${of} ${mode} ${teacher_id}`)).toEqual([
      ...["live null 1", "live null 2", "series one-to-many 1", "trial null 1", "series one-to-many 1"],
    ]);
    expect(JSON.stringify(week)).not.toContain('"An"');
    await expect(read("2026-03-02T00:00:00Z", "2026-03-10T00:00:00Z")).rejects.toBeDefined();
    await expect(read("2026-03-02T00:00:00Z", "2026-03-02T00:00:00Z")).rejects.toBeDefined();
  });

  test("a lesson names who is missing, but not to editors", async () => {
    const classId = await findClassId(db(), "applied");
    const [lesson] = await db().select().from(lessons).where(eq(lessons.classId, classId));
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    const { id: lessonId, startsAt } = lesson!;
    await db().update(bookings).set({ createdAt: now });
    await db()
      .insert(lessonAttendance)
      .values({ lessonId, studentId: student!.id, startsAt, state: "absent", markedAt: startsAt });
    const missing = async (as = owner) =>
      (await today(startsAt, as)).lessons.find(({ id }) => id === classId)?.missing;
    expect(await missing()).toEqual(["An"]);
    expect(await missing(editor)).toEqual([]);
  });
});
