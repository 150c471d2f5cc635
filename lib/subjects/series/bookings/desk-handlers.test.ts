import { and, eq } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import {
  assignParents,
  makeClass,
  makeParents,
  makeStudents,
  type Student,
} from "../../../../testing/provider/school";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { findBrokenInvariants } from "../../../base/db/invariants";
import {
  accounts,
  bookings,
  isSeat,
  lessonRules,
  lessons,
  seriesClasses,
  teachers,
} from "../../../app/schema";
import { defaultRules } from "../../rules/rule";

/** At this time two of the three lessons of the fixture's class `open` are over. */
const afterTwo = daysLater(8);
const reason = "Works late on Tuesdays";

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const readPoints = async () => {
    const [row] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    return row?.points;
  };
  async function bookSeat(email: string, key: string): Promise<number> {
    const [token, id] = [await issueTokenFor(db(), email), await findClassId(db(), key)];
    await call("preSaleApply", { id }, { token });
    return findSeat(id, email);
  }
  async function findSeat(id: number, email: string): Promise<number> {
    const [row] = await db()
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(accounts, eq(accounts.id, bookings.studentId))
      .where(and(eq(bookings.classId, id), eq(accounts.email, email), isSeat));
    return row?.id ?? 0;
  }
  /** A class of three lessons, of which `held` are over at `afterTwo`. */
  async function makeOpen(capacity: number, held = 2): Promise<number> {
    const id = await makeClass(db(), { capacity, price: 10, at: now, openDays: 30 });
    const at = [0, 1, 2].map((n) => daysLater(8 - held + n + (n >= held ? 1 : 0)));
    await db()
      .insert(lessons)
      .values(
        at.map((startsAt, position) => ({
          ...{ classId: id, position, name: { "en-US": "L" }, startsAt },
          endsAt: new Date(startsAt.getTime() + 3_600_000),
        })),
      );
    return id;
  }

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("a cancelled seat is free again, and its points are refunded", async () => {
    const id = await bookSeat("student@example.com", "open");
    expect(await readPoints()).toBe(70);
    expect(await owner("bookings/cancel", { id, reason })).toMatchObject({
      class_id: await findClassId(db(), "open"),
    });
    expect(await readPoints()).toBe(100);
    await expect(owner("bookings/cancel", { id, reason })).rejects.toEqual(providerErrorMatching("notFound"));
    const shown = await owner("people/show", { id: (await studentOf("student@example.com")).id });
    expect(shown.seats[0]).toMatchObject({ id, ended: "cancelled" });
    expect(shown.ledger[0]).toMatchObject({ reason: "refund", change: 30, note: reason, who: "Olga" });
    // The seat can be booked again.
    expect(await bookSeat("student@example.com", "open")).not.toBe(id);
    expect(await readPoints()).toBe(70);
  });

  async function makeTeacher(name: string): Promise<number> {
    const nickname = { "en-US": name };
    const [row] = await db()
      .insert(teachers)
      .values({ nickname, description: {}, avatar: "/a.svg", country: "CN", recommended: false })
      .returning({ id: teachers.id });
    return row?.id ?? 0;
  }

  test("classes are filtered by teacher and ordered by next lesson, across pages", async () => {
    const [lin] = await db().select().from(teachers).limit(1);
    const wu = await makeTeacher("Wu Fang");
    // More than a page. The later the class was added, the sooner is its next lesson.
    const made: number[] = [];
    for (let n = 0; n < 52; n++) {
      const id = await makeClass(db(), { capacity: 3, price: 10, at: now, openDays: 30 });
      const starts = [daysLater(-1), daysLater(100 - n)];
      await db()
        .insert(lessons)
        .values(
          starts.map((startsAt, position) => ({
            ...{ classId: id, position, name: {}, startsAt },
            endsAt: new Date(startsAt.getTime() + 3_600_000),
          })),
        );
      await db().update(seriesClasses).set({ teacherId: wu }).where(eq(seriesClasses.id, id));
      made.push(id);
    }
    const list = async (more: {
      page?: number;
      sort?: "nextLesson";
      over?: boolean;
      teacher_id?: number;
    }) => {
      const { total, classes } = await owner("bookings/classes", { teacher_id: wu, text: "", ...more });
      return { total, ids: classes.map(({ id }) => id) };
    };
    // A class that ends first, so that its only lesson is over when others are still to come.
    const oldest = made[0] ?? 0;
    await db()
      .update(lessons)
      .set({ startsAt: daysLater(0.5), endsAt: daysLater(0.6) })
      .where(and(eq(lessons.classId, oldest), eq(lessons.position, 1)));
    const bySoonest = [oldest, ...made.slice(1).toReversed()];
    const pages = [await list({ sort: "nextLesson" }), await list({ sort: "nextLesson", page: 2 })];
    expect(pages.map(({ total }) => total)).toEqual([52, 52]);
    expect(pages.map(({ ids }) => ids.length)).toEqual([50, 2]);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(bySoonest);
    expect((await list({})).ids).toEqual(made.toReversed().slice(0, 50));
    expect((await list({ teacher_id: lin?.id ?? 0 })).ids.filter((id) => made.includes(id))).toEqual([]);
    expect(await list({ teacher_id: 9999 })).toEqual({ total: 0, ids: [] });
    // Classes whose lessons are over, and those without any, have no next lesson: the newest is first.
    const empty = await makeClass(db(), { capacity: 3, price: 10, at: now });
    await db().update(seriesClasses).set({ teacherId: wu }).where(eq(seriesClasses.id, empty));
    await db()
      .delete(lessons)
      .where(and(eq(lessons.classId, oldest), eq(lessons.position, 1)));
    expect((await list({ over: true, sort: "nextLesson" })).ids).toEqual([empty, oldest]);
    expect((await list({ sort: "nextLesson" })).ids[0]).toBe(made[51]);
  });

  test("the choice of teachers names those with a class, by name", async () => {
    const before = (await owner("bookings/teachers", {})).teachers;
    expect(before.map(({ name }) => name)).toEqual(["Lin en-US"]);
    const id = await makeTeacher("Ada");
    expect((await owner("bookings/teachers", {})).teachers).toEqual(before);
    const classId = await makeClass(db(), { capacity: 1, price: 0, at: now });
    await db().update(seriesClasses).set({ teacherId: id }).where(eq(seriesClasses.id, classId));
    expect((await owner("bookings/teachers", {})).teachers[0]).toEqual({ id, name: "Ada" });
  });

  const studentOf = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0] ?? { id: 0 };

  test("a move before the first two lessons corrects a choice and does not use up the family's own", async () => {
    const id = await bookSeat("student@example.com", "open");
    const [first, second] = [await makeOpen(3), await makeOpen(3, 0)];
    const [seat] = (await owner("bookings/show", { id: await findClassId(db(), "open") })).seats;
    expect(seat).toMatchObject({ id, transfer: "early" });
    await owner("bookings/move", { id, class_id: first, reason });
    const again = await findSeat(first, "student@example.com");
    expect((await owner("bookings/show", { id: first }, daysLater(1))).seats[0]).toMatchObject({
      transfer: "early",
    });
    await owner("bookings/move", { id: again, class_id: second, reason }, afterTwo);
    const last = await findSeat(second, "student@example.com");
    expect((await owner("bookings/show", { id: second }, afterTwo)).seats[0]).toMatchObject({
      id: last,
      transfer: "movedBefore",
    });
  });

  test("a student is moved once after the first two lessons, to a class with an open seat", async () => {
    const id = await bookSeat("student@example.com", "open");
    const targetId = await makeOpen(3, 0);
    const move = (class_id: number, at = afterTwo, seat = id) =>
      owner("bookings/move", { id: seat, class_id, reason }, at);
    await expect(move(await findClassId(db(), "open"))).rejects.toEqual(
      providerErrorMatching("alreadyApplied"),
    );
    await expect(move(await findClassId(db(), "full"))).rejects.toEqual(providerErrorMatching("classFull"));
    const dear = await findClassId(db(), "dear");
    await db().update(seriesClasses).set({ classPoint: 1000 }).where(eq(seriesClasses.id, dear));
    await expect(move(dear)).rejects.toMatchObject({
      issues: [{ path: "class_id" }],
    });
    await expect(move(9999)).rejects.toEqual(providerErrorMatching("notFound"));
    await expect(move(targetId, daysLater(30))).rejects.toEqual(
      providerErrorMatching("notAllowed", /are over/),
    );
    expect(await readPoints()).toBe(70);
    const { classes, balance } = await owner("bookings/targets", { id }, afterTwo);
    expect(balance).toBe(70);
    expect(classes).toContainEqual(expect.objectContaining({ id: targetId, missing: 0 }));
    // One of three lessons is ahead in both: 10 points go back, and the price is a third of 1000.
    expect(classes.find((one) => one.id === dear)).toMatchObject({ price: 334, missing: 334 - 70 - 10 });
    await expect(
      owner("bookings/move", { id, class_id: targetId, points: 31, reason }, afterTwo),
    ).rejects.toMatchObject({ issues: [{ path: "points" }] });
    await move(targetId);
    // 10 points were refunded and 10 charged.
    expect(await readPoints()).toBe(70);
    const moved = await findSeat(targetId, "student@example.com");
    await expect(move(await makeOpen(3), afterTwo, moved)).rejects.toEqual(
      providerErrorMatching("notAllowed", /as often/),
    );
    const { seats, class: shown } = await owner("bookings/show", { id: targetId }, afterTwo);
    expect(shown).toMatchObject({ students: 1, capacity: 3 });
    expect(seats).toMatchObject([{ id: moved, student: { name: "An" }, transfer: "movedBefore" }]);
    await owner("bookings/cancel", { id: moved, reason });
    expect(await readPoints()).toBe(80);
  });

  test("staff may move a student as often as the rule of the booking allows, and at least once", async () => {
    for (const [transfers, moves] of [
      [0, 1],
      [1, 1],
      [3, 3],
    ] as const) {
      const rule = { ...defaultRules.series, transfers, transferAfterLessons: null };
      await db().insert(lessonRules).values({ kind: "series", rule, since: now });
      let seat = await bookSeat("student@example.com", "open");
      let classId = await findClassId(db(), "open");
      for (let move = 0; move <= moves; move += 1) {
        const { seats } = await owner("bookings/show", { id: classId });
        expect(seats.find(({ id }) => id === seat)?.transfer).toBe(move < moves ? "possible" : "movedBefore");
        classId = await makeOpen(3, 0);
        const moved = owner("bookings/move", { id: seat, class_id: classId, reason });
        if (move === moves) await expect(moved).rejects.toEqual(providerErrorMatching("notAllowed"));
        else {
          await moved;
          seat = await findSeat(classId, "student@example.com");
        }
      }
      await owner("bookings/cancel", { id: seat, reason });
    }
  });

  test("staff may give back all points of a seat, but no more", async () => {
    const id = await bookSeat("student@example.com", "open");
    const cancel = (points: number) => owner("bookings/cancel", { id, points, reason }, afterTwo);
    expect(
      (await owner("bookings/show", { id: await findClassId(db(), "open") }, afterTwo)).seats,
    ).toMatchObject([{ points: 30, refund: 10, given_back: 0 }]);
    await expect(cancel(31)).rejects.toMatchObject({ issues: [{ path: "points" }] });
    await cancel(30);
    expect(await readPoints()).toBe(100);
  });

  test("a waiting list whose deadline has passed does not block a move to a free seat", async () => {
    const id = await bookSeat("student@example.com", "open");
    const targetId = await makeClass(db(), { capacity: 1, price: 0, at: now, openDays: 5 });
    await db()
      .insert(lessons)
      .values({ classId: targetId, position: 0, name: {}, startsAt: daysLater(9), endsAt: daysLater(9.1) });
    const [holder, waiter] = await makeStudents(db(), 2, now);
    await call("preSaleApply", { id: targetId }, { token: holder?.token });
    const waiterContext = { language: "en-US", now, token: waiter?.token ?? "" } as const;
    await actionHandlers.waiting({ class_id: targetId, waiting: true }, waiterContext);
    const [seat] = await db()
      .select()
      .from(bookings)
      .where(and(eq(bookings.classId, targetId), isSeat));
    await owner("bookings/cancel", { id: seat?.id ?? 0, reason }, daysLater(6));
    await owner("bookings/move", { id, class_id: targetId, reason }, afterTwo);
    expect(await findSeat(targetId, "student@example.com")).toBeGreaterThan(0);
  });

  test("a cancelled seat is held for the first student on the waiting list", async () => {
    const id = await makeOpen(1);
    await call("preSaleApply", { id }, { token: await issueTokenFor(db(), "student@example.com") });
    const sister = {
      language: "en-US",
      now,
      token: await issueTokenFor(db(), "sister@example.com"),
    } as const;
    await actionHandlers.waiting({ class_id: id, waiting: true }, sister);
    await owner("bookings/cancel", { id: await findSeat(id, "student@example.com"), reason });
    await expect(
      call("preSaleApply", { id }, { token: await issueTokenFor(db(), "student@example.com") }),
    ).rejects.toEqual(providerErrorMatching("classFull"));
    expect(await call("preSaleApply", { id }, sister)).toMatchObject({ students: 1 });
  });

  test("concurrent bookings, moves and cancellations sell no seat twice and lose no points", async () => {
    const [one, two] = [await makeOpen(12), await makeOpen(12)];
    const students = await makeStudents(db(), 40, now);
    const [parentId = 0] = await makeParents(db(), [1000]);
    await assignParents(db(), [{ parentId, students }]);
    const apply = (id: number) => (student: Student) =>
      call("preSaleApply", { id }, { token: student.token }).catch(() => undefined);
    await Promise.all(students.slice(0, 10).map(apply(one)));
    await Promise.all(students.slice(10, 20).map(apply(two)));
    const seats = await db().select().from(bookings).where(isSeat);
    const from = (id: number) => seats.filter(({ classId: of }) => of === id);
    const countSuccess = (work: Promise<unknown>) => work.then(() => 1).catch(() => 0);
    // Moves in both directions lock the same two classes. Each is sent twice, with concurrent cancellations and bookings.
    const moves = [
      ...from(one).flatMap(({ id }) => [
        { id, class_id: two },
        { id, class_id: two },
      ]),
      ...from(two).flatMap(({ id }) => [
        { id, class_id: one },
        { id, class_id: one },
      ]),
    ].map((move) => countSuccess(owner("bookings/move", { ...move, reason }, afterTwo)));
    const cancelled = [...from(one), ...from(two)]
      .filter((_, n) => n % 3 === 0)
      .map(({ id }) => countSuccess(owner("bookings/cancel", { id, reason })));
    const booked = students.slice(20).flatMap((student) => [apply(one)(student), apply(two)(student)]);
    const results = await Promise.all([...moves, ...cancelled]);
    await Promise.all(booked);
    // No seat ended twice.
    const ended = await db().$count(bookings, and(eq(bookings.points, 10), eq(bookings.ended, "moved")));
    expect(ended).toBeGreaterThan(0);
    expect(results.slice(0, moves.length).filter(Boolean)).toHaveLength(ended);
    for (const id of [one, two]) {
      const [row] = await db().select().from(seriesClasses).where(eq(seriesClasses.id, id));
      expect(row?.students).toBe(await db().$count(bookings, and(eq(bookings.classId, id), isSeat)));
      expect(row?.students).toBeLessThanOrEqual(12);
    }
  }, 60_000);
});
