import { asc, eq, inArray, sql } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { call, findClassId, issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import {
  accounts,
  bookings,
  canceledLessons,
  contentRecords,
  lessonChanges,
  lessonRecordings,
  lessons,
  notifications,
  pointLedger,
  pointLots,
  seriesClasses,
} from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { readEnv } from "../../../base/env";
import { accountViewHandlers } from "../../people/views";
import { insertBooking } from "../../series/bookings/book-seat";
import { readSeries } from "../../series/store";

jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () =>
    readEnv({
      MAIL_URL: "smtp://localhost",
      MAIL_FROM: "school@example.com",
      SITE_URL: "https://school.example",
    }),
}));

const ill = { ready: "teacherIll" } as const;

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  /** The class `open` with three lessons; a student of the fixture has a seat for 30 points. */
  async function setUp() {
    const id = await findClassId(db(), "open");
    await db().update(seriesClasses).set({ students: 0, demoKey: null }).where(eq(seriesClasses.id, id));
    await call("preSaleApply", { id }, { token: await issueTokenFor(db(), "student@example.com") });
    await db().delete(notifications);
    const shown = await owner("lessons/of-class", { class_id: id });
    return { id, ...shown, ids: shown.lessons.map((lesson) => lesson.id) };
  }
  const readBalance = async () => {
    const [row] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    return row?.points;
  };
  const sent = async () => {
    const rows = await db().select().from(notifications).orderBy(asc(notifications.id));
    return rows.map(({ kind, accountId, data }) => ({ kind, accountId, data }));
  };

  test("a canceled lesson gives its share back, and all concerned are told once", async () => {
    const { id, version, ids, lessons: before } = await setUp();
    const request = { class_id: id, change: { kind: "cancel", lesson_id: ids[1]!, instead: null } } as const;
    expect(await owner("lessons/preview", request)).toMatchObject({
      warnings: [],
      families: [{ students: ["An"], points: 10, has_email: true }],
      teachers: [{ change: "canceled" }],
    });
    const { saved, class: shown } = await adviser("lessons/change", {
      ...request,
      ...{ version, reason: ill, accepted: [] },
    });
    expect(saved).toBe("saved");
    expect(shown).toMatchObject({
      version: version + 1,
      lessons: [{ id: ids[0] }, { id: ids[2] }],
      canceled: [{ id: ids[1], is_late: false }],
      points: { paid: 30, held: 0, ahead: 20, given_back: 10 },
    });
    expect(await readBalance()).toBe(80);
    const messages = await sent();
    expect(messages.map(({ kind }) => kind)).toEqual(["lesson.changed", "teaching.changed"]);
    expect(messages[0]?.data).toMatchObject({
      students: ["An"],
      change: "canceled",
      points: 10,
      lessons: [{ was: before[1]!.starts_at, starts_at: null }],
      reason: { "en-US": "The teacher is ill.", "vi-VN": "Giáo viên bị ốm." },
    });
    const stale = await owner("lessons/change", { ...request, ...{ version, reason: ill, accepted: [] } });
    expect(stale).toMatchObject({ saved: "stale", class: { version: version + 1 } });
    expect(await readBalance()).toBe(80);
    expect((await db().select().from(lessonChanges)).map(({ kind }) => kind)).toEqual(["canceled"]);
  });

  test("a lesson added instead takes over the share, in the rhythm of the class", async () => {
    const { id, version, ids, next_start } = await setUp();
    const change = { kind: "cancel", lesson_id: ids[2]!, instead: next_start } as const;
    // The fixture's teacher has other classes at this time.
    const { warnings } = await owner("lessons/preview", { class_id: id, change });
    const { class: shown } = await owner("lessons/change", {
      ...{ class_id: id, change, version, reason: { text: "No room" } },
      accepted: warnings.map(({ key }) => key),
    });
    expect(shown.lessons.map(({ starts_at }) => starts_at).at(-1)).toBe(next_start);
    expect(shown.points).toEqual({ paid: 30, held: 0, ahead: 30, given_back: 0 });
    expect(await readBalance()).toBe(70);
    expect((await sent())[0]?.data).toMatchObject({
      points: null,
      lessons: [{ starts_at: next_start }],
      reason: { "ko-KR": "No room" },
    });
  });

  test("all lessons can be canceled: the class is closed, and nothing of the price is left", async () => {
    const { id, ids, ...shown } = await setUp();
    let { version } = shown;
    for (const lesson_id of ids) {
      const change = { kind: "cancel", lesson_id, instead: null } as const;
      const response = await owner("lessons/change", {
        ...{ class_id: id, change, version, reason: ill, accepted: [] },
      });
      ({ version } = response.class);
    }
    expect(await readBalance()).toBe(100);
    const [row] = await db().select().from(seriesClasses).where(eq(seriesClasses.id, id));
    expect(row?.closed).toBe(true);
    const [seat] = await db().select().from(bookings).where(eq(bookings.classId, id));
    await owner("bookings/cancel", { id: seat!.id, reason: "over" });
    expect(await readBalance()).toBe(100);
  });

  test("a family of five gets one message that names its students", async () => {
    const { id, version, ids } = await setUp();
    const [parent] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    await db().update(accounts).set({ points: 1000 }).where(eq(accounts.id, parent!.id));
    await db()
      .insert(pointLedger)
      .values({
        ...{ accountId: parent!.id, change: 930, balance: 1000, reason: "operator", note: "x" },
      });
    const lot = { accountId: parent!.id, source: "entered", points: 930, remaining: 930 } as const;
    await db().insert(pointLots).values(lot);
    for (const [index, nickname] of ["B", "C", "D", "E"].entries())
      await db().transaction(async (tx) => {
        const values = { kind: "student", nickname, parentId: parent!.id } as const;
        const [student] = await tx.insert(accounts).values(values).returning();
        const seat = { student: student!, classId: id, price: 31, students: index + 2 };
        await insertBooking(tx, { ...seat, language: "en-US", now });
      });
    await owner("lessons/change", {
      ...{ class_id: id, version, reason: ill, accepted: [] },
      change: { kind: "cancel", lesson_id: ids[0]!, instead: null },
    });
    const families = (await sent()).filter(({ kind }) => kind === "lesson.changed");
    // An logs in alone; the others are reached through their parent.
    expect(families.map(({ data }) => [data.students, data.points])).toEqual([
      [["An"], 10],
      [["B", "C", "D", "E"], 40],
    ]);
  });

  test("a moved lesson keeps its id and length; drafts and links follow it", async () => {
    const { id, version, ids, lessons: before } = await setUp();
    const fields = (await readSeries(db(), [id])).get(id)!;
    await db()
      .insert(contentRecords)
      .values({ kind: "series", id, version, draft: { ...fields, level: "HSK 9" } });
    const starts_at = daysLater(40).toISOString();
    const { class: shown } = await owner("lessons/change", {
      ...{ class_id: id, version, reason: ill, accepted: [] },
      change: { kind: "move", lesson_id: ids[0]!, starts_at },
    });
    expect(shown.lessons.map((lesson) => lesson.id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(Date.parse(shown.lessons[2]!.ends_at) - Date.parse(starts_at)).toBe(3_600_000);
    const [record] = await db().select().from(contentRecords).where(eq(contentRecords.id, id));
    expect(record?.draft).toMatchObject({
      level: "HSK 9",
      lessons: [
        { startsAt: before[1]!.starts_at },
        { startsAt: before[2]!.starts_at },
        { startsAt: starts_at },
      ],
    });
  });

  test("refuses times in the past or of another lesson, a held lesson, and nothing to change", async () => {
    const { id, version, ids, lessons: before } = await setUp();
    const attempt = (change: object, at = now) =>
      owner(
        "lessons/change",
        { ...{ class_id: id, version, reason: ill, accepted: [] }, change } as never,
        at,
      );
    const move = (starts_at: string) => ({ kind: "move", lesson_id: ids[0], starts_at });
    const refused = (name: "invalidInput" | "notAllowed" | "notFound", text: RegExp) =>
      providerErrorMatching(name, text);
    await expect(attempt(move(daysLater(-1).toISOString()))).rejects.toEqual(
      refused("invalidInput", /passed/),
    );
    await expect(attempt(move(before[1]!.starts_at))).rejects.toEqual(refused("invalidInput", /same time/));
    await expect(attempt(move(before[0]!.starts_at))).rejects.toEqual(refused("invalidInput", /different/));
    await expect(attempt({ ...move(daysLater(40).toISOString()), lesson_id: 9999 })).rejects.toEqual(
      refused("notFound", /^/),
    );
    await db()
      .insert(lessonRecordings)
      .values({
        ...{ classId: id, startsAt: new Date(before[0]!.starts_at), url: "https://video.example/1" },
      });
    await expect(attempt(move(daysLater(60).toISOString()), daysLater(30))).rejects.toEqual(
      refused("notAllowed", /held/),
    );
  });

  test("a clash of teacher or student needs an acceptance of its own", async () => {
    const { id, version, ids } = await setUp();
    const other = await findClassId(db(), "applied");
    const [busy] = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.classId, other))
      .orderBy(lessons.position);
    const startsAt = daysLater(41);
    await db()
      .update(lessons)
      .set({ startsAt, endsAt: daysLater(41.1) })
      .where(eq(lessons.id, busy!.id));
    const request = {
      ...{ class_id: id, version, reason: ill },
      change: { kind: "move", lesson_id: ids[0]!, starts_at: startsAt.toISOString() },
    } as const;
    const { saved, warnings } = await owner("lessons/change", { ...request, accepted: [] });
    expect(saved).toBe("clash");
    expect(warnings.map(({ code, who }) => [code, who])).toEqual([
      ["teacherBusy", ["Lin en-US"]],
      ["studentBusy", ["An"]],
    ]);
    const [teacher, student] = warnings.map(({ key }) => key);
    expect((await owner("lessons/change", { ...request, accepted: [teacher!] })).saved).toBe("clash");
    expect((await owner("lessons/change", { ...request, accepted: [teacher!, student!] })).saved).toBe(
      "saved",
    );
  });

  test("all students of a large class are looked at, and those in one other class are one warning", async () => {
    const { id, version, ids } = await setUp();
    const other = await findClassId(db(), "applied");
    const count = 501;
    const students = await db()
      .insert(accounts)
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ kind: "parent" as const, nickname: `P${index}`, points: 0 },
        })),
      )
      .returning({ id: accounts.id });
    const children = await db()
      .insert(accounts)
      .values(
        students.map((parent, index) => ({
          ...{ kind: "student" as const, nickname: `S${index}`, parentId: parent.id },
        })),
      )
      .returning({ id: accounts.id });
    await db().update(seriesClasses).set({ capacity: 1000 });
    const seats = (classId: number, some: readonly { id: number }[]) =>
      db()
        .insert(bookings)
        .values(some.map((student) => ({ studentId: student.id, classId, points: 0, createdAt: now })));
    await seats(id, children);
    // Only the last of them, and the student of the fixture, have another lesson at the new time.
    await seats(other, children.slice(-1));
    const [busy] = await db().select().from(lessons).where(eq(lessons.classId, other));
    const startsAt = daysLater(41);
    await db()
      .update(lessons)
      .set({ startsAt, endsAt: daysLater(41.1), teacherId: 2 })
      .where(eq(lessons.id, busy!.id));
    const request = {
      ...{ class_id: id, version, reason: ill },
      change: { kind: "move", lesson_id: ids[0]!, starts_at: startsAt.toISOString() },
    } as const;
    const { warnings } = await owner("lessons/preview", { class_id: id, change: request.change });
    expect(warnings).toMatchObject([{ code: "studentBusy", who: ["An", `S${count - 1}`], count: 2 }]);
    const accepted = warnings.map(({ key }) => key);
    // Another student in the other class is a new warning.
    await seats(other, children.slice(0, 12));
    const clash = await owner("lessons/change", { ...request, accepted });
    expect(clash).toMatchObject({ saved: "clash", warnings: [{ count: 14 }] });
    expect(clash.warnings[0]?.who).toHaveLength(10);
    const keys = clash.warnings.map(({ key }) => key);
    expect((await owner("lessons/change", { ...request, accepted: keys })).saved).toBe("saved");
    // They did not pay, which the check of all rows would find.
    await db()
      .delete(bookings)
      .where(
        inArray(
          bookings.studentId,
          children.map((child) => child.id),
        ),
      );
  });

  test("family and teacher see what became of the lessons, and what was given back", async () => {
    const { id, version, ids, next_start } = await setUp();
    await db().update(bookings).set({ createdAt: now });
    const context = async (email: string) =>
      ({ language: "en-US", now, token: await issueTokenFor(db(), email) }) as const;
    const changesOf = async (email: string) => {
      const view = await accountViewHandlers.student({ of: "live" }, await context(email));
      const classes = view.students.flatMap((student) => student.classes);
      return classes.find((one) => one.class_id === id)?.lesson_changes;
    };
    const cancel = (lesson_id: number, instead: string | null, seen: number) =>
      owner("lessons/change", {
        ...{ class_id: id, version: seen, reason: ill },
        change: { kind: "cancel", lesson_id, instead },
        accepted: [],
      });
    const first = await cancel(ids[0]!, null, version);
    const change = { kind: "cancel", lesson_id: ids[1]!, instead: next_start } as const;
    const { warnings } = await owner("lessons/preview", { class_id: id, change });
    const second = await owner("lessons/change", {
      ...{ class_id: id, version: first.class.version, reason: { text: "No room" }, change },
      accepted: warnings.map(({ key }) => key),
    });
    const expected = [
      { kind: "canceled", to: next_start, reason: "No room" },
      { kind: "canceled", to: null, reason: "The teacher is ill." },
    ];
    expect(await changesOf("parent@example.com")).toMatchObject([
      { ...expected[0], points: 0 },
      { ...expected[1], points: 10 },
    ]);
    expect(await changesOf("sister@example.com")).toBeUndefined();
    const centre = await accountViewHandlers.teacher({ of: "live" }, await context("teacher@example.com"));
    expect(centre.lesson_changes).toMatchObject(expected);
    expect(centre.lesson_changes[0]).toMatchObject({ title: "open en-US" });
    // A substitute sees the lesson that is taken over, and not what was canceled before.
    await owner("lessons/change", {
      ...{ class_id: id, version: second.class.version, reason: ill, accepted: [] },
      change: { kind: "substitute", lesson_ids: [ids[2]!], teacher_id: 2 },
    });
    const lin = (await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com")))[0];
    await db().insert(accounts).values({
      kind: "teacher",
      teacherId: 2,
      nickname: "Wu",
      email: "wu@example.com",
      passwordHash: lin!.passwordHash,
    });
    const wu = await accountViewHandlers.teacher({ of: "live" }, await context("wu@example.com"));
    expect(wu.lesson_changes).toMatchObject([{ kind: "substituted", teacher: "Wu en-US" }]);
    const again = await accountViewHandlers.teacher({ of: "live" }, await context("teacher@example.com"));
    expect(again.lesson_changes.map(({ kind }) => kind)).toEqual(["substituted", "canceled", "canceled"]);
  });

  test("a substitute gets a range of lessons; families, substitute and replaced teacher hear of it", async () => {
    const { id, version, ids } = await setUp();
    const change = { kind: "substitute" as const, lesson_ids: [ids[1]!, ids[2]!], teacher_id: 2 };
    const shown = await owner("lessons/change", {
      ...{ class_id: id, version, reason: ill, accepted: [], change },
    });
    expect(shown.class.lessons.map(({ teacher, is_substituted }) => [teacher.id, is_substituted])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
    expect(
      (await sent()).map(({ kind, data }) => [kind, data.change, (data.lessons as unknown[]).length]),
    ).toEqual([
      ["lesson.changed", "substituted", 2],
      ["teaching.changed", "released", 2],
    ]);
    const back = { kind: "substitute" as const, lesson_ids: [ids[1]!], teacher_id: 1 };
    const { warnings } = await owner("lessons/preview", { class_id: id, change: back });
    const { class: again } = await owner("lessons/change", {
      ...{ class_id: id, version: version + 1, reason: ill, change: back },
      accepted: warnings.map(({ key }) => key),
    });
    expect(again.lessons[1]).toMatchObject({ teacher: { id: 1 }, is_substituted: false });
    expect(
      await db().$count(lessons, sql`${lessons.teacherId} is not null and ${lessons.classId} = ${id}`),
    ).toBe(1);
  });

  test("two classes cannot get one substitute at one time at the same moment", async () => {
    const { id, version, ids } = await setUp();
    const otherId = await findClassId(db(), "applied");
    const other = await owner("lessons/of-class", { class_id: otherId });
    const at = daysLater(50);
    for (const lessonId of [ids[2]!, other.lessons.at(-1)!.id])
      await db()
        .update(lessons)
        .set({ startsAt: at, endsAt: daysLater(50.05) })
        .where(eq(lessons.id, lessonId));
    const give = (class_id: number, classVersion: number, lessonId: number) =>
      owner("lessons/change", {
        ...{ class_id, version: classVersion, reason: ill, accepted: [] },
        change: { kind: "substitute", lesson_ids: [lessonId], teacher_id: 2 },
      });
    const results = await Promise.all([
      give(id, version, ids[2]!),
      give(otherId, other.version, other.lessons.at(-1)!.id),
    ]);
    expect(results.map(({ saved }) => saved).toSorted()).toEqual(["clash", "saved"]);
  });

  test("a link of its own is checked and stored", async () => {
    const { id, version, ids } = await setUp();
    const setLink = (meeting_url: string) =>
      owner("lessons/change", {
        ...{ class_id: id, version, reason: ill, accepted: [] },
        change: { kind: "link", lesson_id: ids[0]!, meeting_url },
      });
    await expect(setLink("http://meet.example")).rejects.toEqual(providerErrorMatching("invalidInput", /^/));
    const { class: shown } = await setLink("https://meet.example/own");
    expect(shown.lessons[0]?.meeting_url).toBe("https://meet.example/own");
    expect(await db().$count(canceledLessons)).toBe(0);
    expect(await db().$count(lessonChanges)).toBe(0);
  });
});
