import { and, eq, inArray } from "drizzle-orm";
import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { trialInput } from "../../../testing/provider/trial";
import { accountViewHandlers } from "../people/views";
import { register } from "../people/register";
import { requestTrial, withdrawTrial } from "./trial-lessons";
import {
  accounts,
  bookings,
  lessons,
  liveClasses,
  notifications,
  seriesClasses,
  teachers,
  trialLessons,
} from "../../app/schema";
import { eventSchemas, webhookEventSchema, type EventKind } from "../../engines/notifications/events";
import { planReminders } from "../../app/delivery/reminders";
import { findStaleReminders } from "../../app/delivery/stale-reminders";
import { trialName } from "./meeting-links";
import { createLetter } from "../../app/delivery/mail/letters";
import { mailWords } from "../../app/delivery/mail/words";
import { languages } from "../../base/i18n/languages";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.SITE_URL = "https://school.example";

describeEachEngine((db) => {
  const adviser = createDeskCaller(db, "adviser@example.com");
  const asStudent = async () => ({
    language: "en-US" as const,
    now,
    token: await issueTokenFor(db(), "student@example.com"),
  });
  const readTrial = async () => (await accountViewHandlers.student({ of: "live" }, await asStudent())).trial;
  const firstOf = async (state: "arranged") => (await adviser("trials/list", { state })).trials[0]!;
  const firstRequest = async () => (await adviser("trials/list", {})).trials[0]!;
  beforeEach(async () => void (await requestTrial(trialInput, await asStudent())));

  test("a request goes from asked to arranged to held, and the student sees each state", async () => {
    const { id, revision, student } = await firstRequest();
    expect(student.name).toBe("An");
    const change = (to: "asked" | "held" | "missed", seen: number, at = now) =>
      adviser("trials/change", { id, revision: seen, to }, at);
    const arrange = (at: Date, seen: number, teacher_id = 1) =>
      adviser("trials/change", {
        ...{ id, revision: seen, to: "arranged", teacher_id },
        starts_at: at.toISOString(),
      });
    await expect(change("held", revision)).rejects.toEqual(providerErrorMatching("notAllowed"));
    await expect(arrange(daysLater(1), revision, 99)).rejects.toMatchObject({
      issues: [{ path: "teacher_id" }],
    });
    expect(await arrange(daysLater(1), revision)).toMatchObject({
      saved: true,
      trial: { teacher: "Lin en-US" },
    });
    expect(await readTrial()).toMatchObject({
      ...{ state: "arranged", student: "An", teacher: "Lin en-US", from: daysLater(1).toISOString() },
    });
    // Another adviser has a stale revision.
    expect(await change("asked", revision)).toMatchObject({ saved: false, trial: { state: "arranged" } });
    await expect(change("held", 1)).rejects.toEqual(providerErrorMatching("notAllowed", /started/));
    await change("missed", 1, daysLater(2));
    expect((await readTrial()).state).toBe("missed");
    await arrange(daysLater(3), 2, 2);
    await change("held", 3, daysLater(4));
    expect(await readTrial()).toMatchObject({ state: "held", teacher: "Wu en-US" });
    expect((await adviser("trials/list", { state: "held" })).trials).toMatchObject([{ id, revision: 4 }]);
    // A wrong outcome can be corrected.
    expect(await change("missed", 4, daysLater(4))).toMatchObject({ saved: true });
    const own = await adviser("people/show", { id: student.id });
    expect(own.trial).toMatchObject({ state: "missed" });
  });

  test("a lesson is arranged for a future start, or one that has just passed", async () => {
    const { id, revision } = await firstRequest();
    const arrange = (seen: number, days: number, teacher_id = 1, at = now) =>
      adviser(
        "trials/change",
        { id, revision: seen, to: "arranged", teacher_id, starts_at: daysLater(days).toISOString() },
        at,
      );
    await expect(arrange(revision, -0.05)).rejects.toMatchObject({
      ...{ codeName: "invalidInput", issues: [{ path: "starts_at" }] },
    });
    expect(await arrange(revision, -0.01)).toMatchObject({ saved: true });
    // The teacher can be corrected later.
    expect(await arrange(revision + 1, -0.01, 2, daysLater(3))).toMatchObject({
      trial: { teacher: "Wu en-US" },
    });
  });

  const at = (startsAt: Date | string) => (typeof startsAt === "string" ? startsAt : startsAt.toISOString());
  const arrange = async (
    startsAt: Date | string,
    more: { meeting_url?: string; teacher_id?: number } = {},
  ) => {
    const [trial] = (await adviser("trials/list", { state: "all" })).trials;
    const { id, revision } = trial!;
    const arrangement = { teacher_id: 1, starts_at: at(startsAt), ...more };
    return adviser("trials/change", { id, revision, to: "arranged", ...arrangement });
  };
  const warn = async (startsAt: Date | string, more: { meeting_url?: string; teacher_id?: number } = {}) => {
    const [trial] = (await adviser("trials/list", { state: "all" })).trials;
    const request = { id: trial!.id, teacher_id: 1, starts_at: at(startsAt), ...more };
    return (await adviser("trials/warnings", request)).warnings.map(({ code, other }) =>
      other ? `${code}: ${other["en-US"]}` : code,
    );
  };
  const link = "https://meet.example/trial";
  const linkTeacher = (meetingUrl: string | null) => db().update(teachers).set({ meetingUrl });
  const hoursLater = (startsAt: Date, hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);
  const lessonOf = async (key: string) => {
    const classId = await findClassId(db(), key);
    const [lesson] = await db()
      .select()
      .from(lessons)
      .where(and(eq(lessons.classId, classId), eq(lessons.position, 0)));
    return lesson!;
  };

  test("the link of a lesson is checked, kept and removed with its time; without one the teacher's counts", async () => {
    for (const meeting_url of [
      "http://meet.example/a",
      "https://192.168.1.5/a",
      "https://me:secret@meet.example",
    ])
      await expect(arrange(daysLater(1), { meeting_url })).rejects.toMatchObject({
        codeName: "invalidInput",
        issues: [{ path: "meeting_url" }],
      });
    const { trial } = await arrange(daysLater(1), { meeting_url: ` ${link} ` });
    expect(trial).toMatchObject({ meeting_url: link, has_link: true });
    await arrange(daysLater(1));
    expect(await firstOf("arranged")).toMatchObject({ meeting_url: null, has_link: false });
    await linkTeacher("https://meet.example/teacher");
    expect(await firstOf("arranged")).toMatchObject({ meeting_url: null, has_link: true });
    const { revision } = (await arrange(daysLater(2), { meeting_url: link })).trial;
    await withdrawTrial({ revision }, await asStudent());
    expect(await db().select().from(trialLessons)).toMatchObject([{ meetingUrl: null, state: "withdrawn" }]);
  });

  test("clashes of the teacher and the student are warned about, in any zone and across midnight", async () => {
    await linkTeacher("https://meet.example/teacher");
    const { startsAt, endsAt } = await lessonOf("applied");
    expect(await warn(daysLater(40))).toEqual([]);
    // The student has a seat in one of the teacher's classes at that time.
    const clashes = await warn(startsAt);
    expect(clashes).toEqual(
      expect.arrayContaining([
        "teacherBusy: applied en-US",
        "teacherBusy: open en-US",
        "studentBusy: applied en-US",
      ]),
    );
    expect(await warn(startsAt, { teacher_id: 2 })).toEqual(["studentBusy: applied en-US"]);
    const inHanoi = `${hoursLater(startsAt, 7).toISOString().slice(0, 19)}+07:00`;
    expect(await warn(inHanoi)).toEqual(clashes);
    // Lessons that only touch.
    expect(await warn(hoursLater(startsAt, -1))).toEqual([]);
    expect(await warn(endsAt)).toEqual([]);
    expect(await warn(new Date(endsAt.getTime() - 1000))).toEqual(clashes);
    const [live] = await db().select().from(liveClasses).where(eq(liveClasses.teacherId, 2));
    const midnight = new Date("2026-03-20T15:30:00.000Z");
    await db()
      .update(liveClasses)
      .set({ startsAt: midnight, endsAt: hoursLater(midnight, 1) })
      .where(eq(liveClasses.id, live!.id));
    expect(await warn("2026-03-21T00:15:00+08:00", { teacher_id: 2 })).toEqual(["teacherBusy: Tea en-US"]);
    // A seat that ended is no clash.
    await db().update(bookings).set({ ended: "cancelled", endedAt: now });
    expect(await warn(startsAt, { teacher_id: 2 })).toEqual([]);
  });

  test("trial lessons of the teacher clash while they are arranged, not with themselves, and not once decided", async () => {
    await linkTeacher("https://meet.example/teacher");
    const time = daysLater(40);
    await arrange(time);
    expect(await warn(time)).toEqual([]);
    expect(await warn(hoursLater(time, 0.5))).toEqual([]);
    await register({
      ...{ nickname: "Hoa", email: "hoa@example.com", password: "correct horse", language: "vi-VN" },
    });
    const [hoa] = await db().select().from(accounts).where(eq(accounts.email, "hoa@example.com"));
    const [other] = await db()
      .insert(trialLessons)
      .values({
        ...{ parentId: hoa!.parentId!, studentId: hoa!.id, teacherId: 1 },
        ...{ state: "arranged", startsAt: hoursLater(time, 2) },
      })
      .returning();
    const own = (await adviser("trials/list", { state: "all", text: "An" })).trials.find(
      ({ student }) => student.name === "An",
    )!;
    const warnOwn = async (startsAt: Date, teacher_id = 1) =>
      (await adviser("trials/warnings", { id: own.id, starts_at: at(startsAt), teacher_id })).warnings.map(
        ({ code }) => code,
      );
    expect(await warnOwn(hoursLater(time, 1))).toEqual([]);
    expect(await warnOwn(hoursLater(time, 1.5))).toEqual(["teacherTrial"]);
    expect(await warnOwn(hoursLater(time, 1.5), 2)).toEqual([]);
    for (const state of ["held", "missed"] as const) {
      await db().update(trialLessons).set({ state }).where(eq(trialLessons.id, other!.id));
      expect(await warnOwn(hoursLater(time, 1.5))).toEqual([]);
    }
    // Arranged in spite of a clash: changing only its link asks no second time.
    const taken = (await lessonOf("applied")).startsAt;
    await adviser("trials/change", {
      ...{ id: own.id, revision: own.revision, to: "arranged" },
      ...{ teacher_id: 1, starts_at: at(taken) },
    });
    expect(await warnOwn(taken)).toEqual([]);
    expect(await warnOwn(hoursLater(taken, 48))).toContain("teacherBusy");
  });

  test("a missing link, and one that opens other rooms, is warned about", async () => {
    const time = daysLater(40);
    expect(await warn(time)).toEqual(["noLink"]);
    await linkTeacher("https://meet.example/teacher");
    expect(await warn(time)).toEqual([]);
    expect(await warn(time, { meeting_url: "https://meet.example/teacher" })).toEqual([
      "linkOpensSeats: Wu en-US",
    ]);
    const classId = await findClassId(db(), "open");
    await db().update(seriesClasses).set({ meetingUrl: link }).where(eq(seriesClasses.id, classId));
    expect(await warn(time, { meeting_url: link })).toEqual(["linkOpensSeats: open en-US"]);
    await db()
      .update(liveClasses)
      .set({ meetingUrl: `${link}-live` })
      .where(eq(liveClasses.id, 2));
    expect(await warn(time, { meeting_url: `${link}-LIVE/` })).toEqual(["linkIsOpen: Tea en-US"]);
    await db()
      .update(teachers)
      .set({ meetingUrl: `${link}-live` })
      .where(eq(teachers.id, 1));
    expect(await warn(time)).toEqual(["linkIsOpen: Tea en-US"]);
  });

  test("a changed link of an arranged lesson is announced once, and a new time says how to enter", async () => {
    await arrange(daysLater(1), { meeting_url: link });
    await arrange(daysLater(1), { meeting_url: `${link}-2` });
    await arrange(daysLater(2), { meeting_url: `${link}-3` });
    await arrange(daysLater(2));
    const rows = await db()
      .select()
      .from(notifications)
      .where(inArray(notifications.kind, ["trial.changed", "classroom.changed"]))
      .orderBy(notifications.id);
    expect(rows.map(({ kind, data }) => [kind, data["has_link"]])).toEqual([
      ["trial.changed", true],
      ["trial.changed", true],
      ["classroom.changed", false],
    ]);
    expect(JSON.stringify(rows)).not.toContain("meet.example");
    const [trial] = await db().select().from(trialLessons);
    const page = `https://school.example/account/classroom/${trial!.id}?of=trial`;
    for (const language of languages) {
      const write = (row: (typeof rows)[number]) => createLetter(row, { language, name: "An", address: "" });
      const [arranged, , changed] = rows.map(write);
      expect([arranged?.action?.url, changed?.action?.url]).toEqual([page, page]);
      expect(arranged?.text).toBe(mailWords[language].trialChanged.person.arranged.text);
      const unlinked = { ...rows[0]!, data: { ...rows[0]!.data, has_link: false } };
      expect(write(unlinked).text).toBe(mailWords[language].trialChanged.person.arranged.textNoLink);
      expect(changed?.text).toBe(mailWords[language].classroomChanged.person.removed.text);
    }
  });

  const waitingKinds = async () =>
    (await db().select().from(notifications).where(eq(notifications.way, "mail")).orderBy(notifications.id))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "trial.asked");

  test("a waiting notification of a changed link is dropped with the time that it states", async () => {
    const { id } = await firstRequest();
    const changeLink = async (days: number) => {
      for (const name of ["a", "b"])
        await arrange(daysLater(days), { meeting_url: `${link}-${days}-${name}` });
      expect((await waitingKinds()).at(-1)).toBe("classroom.changed");
    };
    await changeLink(1);
    await arrange(daysLater(2), { meeting_url: `${link}-1-b` });
    expect(await waitingKinds()).toEqual(["trial.changed", "trial.changed"]);
    await changeLink(2);
    await adviser("trials/change", { id, revision: (await firstOf("arranged")).revision, to: "asked" });
    expect(await waitingKinds()).not.toContain("classroom.changed");
    await changeLink(3);
    const { revision } = await firstOf("arranged");
    await withdrawTrial({ revision }, await asStudent());
    expect(await waitingKinds()).not.toContain("classroom.changed");
    expect((await waitingKinds()).at(-1)).toMatch(/^trial\./);
  });

  test("the family is reminded three hours before, unless the lesson was arranged since", async () => {
    const reminders = () => db().select().from(notifications).where(eq(notifications.kind, "lesson.soon"));
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    await arrange(later(30), { meeting_url: link });
    expect(await planReminders(db(), later(26.9))).toBe(0);
    expect(await planReminders(db(), later(27))).toBe(1);
    expect(await planReminders(db(), later(28))).toBe(0);
    const [reminder] = await reminders();
    const [trial] = await db().select().from(trialLessons);
    const event = { type: "lesson.soon", timestamp: now.toISOString(), data: reminder?.data };
    expect(webhookEventSchema("lesson.soon").safeParse(event).error).toBeUndefined();
    expect(reminder?.data).toMatchObject({
      ...{ of: "trial", starts_at: later(30).toISOString(), has_link: true },
      class: { id: trial!.id, name: {} },
    });
    for (const language of languages) {
      const letter = createLetter(reminder!, { language, name: "An", address: "" });
      expect(letter.subject).toBe(mailWords[language].soon.person.subject);
      expect(letter.facts.map(([, value]) => value)).toContain(trialName[language]);
      expect(letter.facts.every(([, value]) => value !== "")).toBe(true);
      expect(letter.action?.url).toBe(`https://school.example/account/classroom/${trial!.id}?of=trial`);
    }
    const stale = async (at: Date) => {
      const { id, accountId, data } = reminder!;
      const found = { id, accountId, data: eventSchemas["lesson.soon"].parse(data) };
      return (await findStaleReminders(db(), [found], at)).has(id);
    };
    expect(await stale(later(28))).toBe(false);
    await arrange(later(40));
    expect(await stale(later(28))).toBe(true);
    expect(await planReminders(db(), later(37))).toBe(1);
    const { id, revision } = await firstOf("arranged");
    const start = { teacher_id: 1, starts_at: later(45).toISOString() };
    await adviser("trials/change", { id, revision, to: "arranged", ...start }, later(42.1));
    expect(await planReminders(db(), later(42.2))).toBe(0);
    await db()
      .update(notifications)
      .set({ createdAt: later(41.9) })
      .where(eq(notifications.kind, "trial.changed"));
    expect(await planReminders(db(), later(42.2))).toBe(1);
    await withdrawTrial({ revision: (await firstOf("arranged")).revision }, await asStudent());
    expect(await planReminders(db(), later(42.3))).toBe(0);
  });

  test("the family is notified of each new time and teacher in its language", async () => {
    const { id, revision } = await firstRequest();
    const arranged = { id, to: "arranged", teacher_id: 1, starts_at: daysLater(1).toISOString() } as const;
    await adviser("trials/change", { ...arranged, revision });
    // An unchanged arrangement sends no notification.
    await adviser("trials/change", { ...arranged, revision: revision + 1 });
    await adviser("trials/change", { id, revision: revision + 2, to: "asked" });
    const rows = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.kind, "trial.changed"))
      .orderBy(notifications.id);
    expect(rows.map(({ data }) => data["starts_at"])).toEqual([daysLater(1).toISOString(), null]);
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    for (const language of languages) {
      const facts = createLetter(rows[0]!, { language, name: "An", address: "" }).facts.map(
        ([, value]) => value,
      );
      expect(facts).toContain(`Lin ${language}`);
    }
  });
});
