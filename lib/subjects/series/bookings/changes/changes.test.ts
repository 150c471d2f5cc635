import { eq, sql } from "drizzle-orm";
import { isLongRun } from "../../../../../testing/long-run";
import { issueTokenFor, providerErrorMatching } from "../../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../../testing/provider/engines";
import { now } from "../../../../../testing/provider/fixture";
import { actionHandlers } from "../../../../../testing/provider/member-handlers";
import { createRandom } from "../../../../../testing/provider/random";
import {
  assignParents,
  makeClass,
  makeParents,
  makeStudents,
  type Student,
} from "../../../../../testing/provider/school";
import {
  accounts,
  bookings,
  lessonRules,
  lessons,
  notifications,
  pointLots,
  seatRequests,
  seriesClasses,
  waitingPlaces,
} from "../../../../app/schema";
import { eraseAccountData } from "../../../../app/personal-data/erase";
import { findBrokenInvariants } from "../../../../base/db/invariants";
import { issueToken } from "../../../identity/tokens";
import { accountViewHandlers } from "../../../people/views";
import { defaultRules, type LessonRule } from "../../../rules/rule";
import { bookSeat } from "../book-seat";

/* Families cancel and move bookings by themselves, in both databases. */

jest.setTimeout(120_000);

const hourMs = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
/** Free until a day before the first lesson, then half; a transfer from the start. */
const open: Partial<LessonRule> = {
  ...{ freeCancelHours: 24, lateCancelPercent: 50, selfCancel: "atOnce" },
  ...{ selfMove: "atOnce", transferAfterLessons: null },
};

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  const context = (token: string, at = now, idempotencyKey?: string) =>
    ({ language: "en-US", now: at, token, idempotencyKey }) as const;

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  /** A parent with points, and students. */
  async function createFamily(points: number, count = 1) {
    const [parentId = 0] = await makeParents(db(), [points]);
    const students = await makeStudents(db(), count, now);
    await assignParents(db(), [{ parentId, students }]);
    return { parentId, students, parentToken: await issueToken(db(), parentId, now) };
  }

  /** A class with lessons at hours from now, an hour each. */
  async function createClass(starts: number[], { price = 48, capacity = 3 } = {}) {
    const id = await makeClass(db(), { capacity, price, at: now, openDays: 60 });
    const rows = starts.map((hours, position) => ({
      ...{ classId: id, position, name: { "en-US": "L" }, startsAt: later(hours) },
      endsAt: later(hours + 1),
    }));
    if (rows.length > 0) await db().insert(lessons).values(rows);
    return id;
  }

  /** Books a seat under a rule. @returns the id of the booking */
  async function book(student: Student, classId: number, rule: Partial<LessonRule>, at = now) {
    const [row] = await db().select().from(accounts).where(eq(accounts.id, student.id));
    await db().transaction((tx) => bookSeat(tx, { student: row!, classId, now: at, language: "en-US" }));
    const [version] = await db()
      .insert(lessonRules)
      .values({ kind: "series", rule: { ...defaultRules.series, ...rule }, since: at })
      .returning();
    const [booking] = await db()
      .update(bookings)
      .set({ ruleId: version?.id ?? null })
      .where(
        sql`${bookings.studentId} = ${student.id} and ${bookings.classId} = ${classId} and ended is null`,
      )
      .returning();
    return booking?.id ?? 0;
  }

  const preview = async (token: string, id: number, at = now) =>
    (await accountViewHandlers.booking({ id, of: "live" }, context(token, at))).booking;
  const cancel = (token: string, id: number, back: number, at = now, key?: string) =>
    actionHandlers["cancel-booking"]({ booking_id: id, back, message: "" }, context(token, at, key));
  const move = (
    token: string,
    request: { booking_id: number; class_id: number; back: number; price: number },
    at = now,
  ) => actionHandlers["move-booking"]({ message: "Works late", ...request }, context(token, at));
  const balanceOf = async (id: number) =>
    (await db().select().from(accounts).where(eq(accounts.id, id)))[0]?.points;
  const seatsOf = async (id: number) =>
    (await db().select().from(seriesClasses).where(eq(seriesClasses.id, id)))[0]?.students;

  test("free until a day before, then half: stated, charged, and returned to the lots that it came from", async () => {
    const { parentId, students } = await createFamily(100);
    const student = students[0]!;
    const classId = await createClass([48, 72]);
    const id = await book(student, classId, open);
    expect(await balanceOf(parentId)).toBe(52);
    expect((await preview(student.token, id)).cancel).toEqual({
      ...{ allowed: "atOnce", cost: 0, back: 48, late_cost: 24 },
      free_until: later(24).toISOString(),
      lots: [{ points: 48, last_day: null }],
    });
    const late = new Date(later(24).getTime() + 1);
    expect((await preview(student.token, id, late)).cancel).toMatchObject({
      cost: 24,
      back: 24,
      late_cost: 24,
    });
    // What was stated before the limit is refused after it, with nothing changed.
    await expect(cancel(student.token, id, 48, late)).rejects.toEqual(providerErrorMatching("invalidInput"));
    expect(await seatsOf(classId)).toBe(1);
    expect(await cancel(student.token, id, 24, late)).toEqual({ state: "done" });
    expect(await balanceOf(parentId)).toBe(76);
    expect(await seatsOf(classId)).toBe(0);
    const [mail] = await db().select().from(notifications).where(eq(notifications.kind, "booking.cancelled"));
    expect(mail?.data).toMatchObject({ points: 24, by_family: true });
  });

  test("points of a lot that ended meanwhile come back for the grace period, as stated", async () => {
    const { parentId, students } = await createFamily(60);
    await db()
      .update(pointLots)
      .set({ endsAt: later(30) })
      .where(eq(pointLots.accountId, parentId));
    const classId = await createClass([48]);
    const id = await book(students[0]!, classId, { ...open, freeCancelHours: 0 });
    const at = later(40);
    const { cancel: stated } = await preview(students[0]!.token, id, at);
    expect(stated.lots).toEqual([{ points: 48, last_day: "2026-04-05" }]);
    await cancel(students[0]!.token, id, 48, at);
    const { points_by_end: byEnd } = await accountViewHandlers.student(
      { of: "live" },
      context(students[0]!.token, at),
    );
    expect(byEnd).toEqual(stated.lots);
  });

  test("at any instant, what is stated is what is charged", async () => {
    const random = createRandom(7);
    for (let n = 0; n < (isLongRun ? 25 : 12); n += 1) {
      const { parentId, students } = await createFamily(100);
      const first = random.below(60) - 5;
      const classId = await createClass([first, first + 24, first + 48, first + 96], {
        price: random.below(90) + 1,
      });
      const rule = {
        freeCancelHours: random.pick([null, 0, random.below(48)]),
        lateCancelPercent: random.pick([0, 33, 50, 100]),
        selfCancel: "atOnce",
      } as const;
      const id = await book(students[0]!, classId, rule);
      // Around the limit, a lesson's start or end, to the millisecond.
      const instant = random.pick([
        first - (rule.freeCancelHours ?? 0),
        first,
        first + 1,
        first + 25,
        random.below(130),
      ]);
      const at = new Date(Math.max(later(instant).getTime() + random.pick([-1, 0, 1]), now.getTime()));
      const before = (await balanceOf(parentId)) ?? 0;
      const { cancel: stated, ahead, over } = await preview(students[0]!.token, id, at);
      expect(stated.cost + stated.back).toBe(ahead);
      if (over) {
        await expect(cancel(students[0]!.token, id, stated.back, at)).rejects.toEqual(
          providerErrorMatching("notAllowed"),
        );
        continue;
      }
      await expect(cancel(students[0]!.token, id, stated.back + 1, at)).rejects.toEqual(
        providerErrorMatching("invalidInput"),
      );
      await cancel(students[0]!.token, id, stated.back, at);
      expect(await balanceOf(parentId)).toBe(before + stated.back);
    }
  });

  test("two requests at once end a booking once; the same key gets the same answer", async () => {
    const { parentId, students } = await createFamily(100);
    const { token } = students[0]!;
    const classId = await createClass([48]);
    const id = await book(students[0]!, classId, open);
    const key = "0e6f6b0a-52f4-4a52-9a1e-0a3bb0ad3c55";
    const results = await Promise.allSettled([
      cancel(token, id, 48, now, key),
      cancel(token, id, 48, now, key),
      cancel(token, id, 48),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    expect(await cancel(token, id, 48, now, key).catch(() => "refused")).toBeDefined();
    expect(await balanceOf(parentId)).toBe(100);
    expect(await seatsOf(classId)).toBe(0);
  });

  test("a parent cancels for one of two children; another family's booking does not exist for it", async () => {
    const { students, parentToken } = await createFamily(200, 2);
    const other = await createFamily(100);
    const classId = await createClass([48]);
    const [one, two] = [await book(students[0]!, classId, open), await book(students[1]!, classId, open)];
    for (const [token, id] of [
      [students[1]!.token, one],
      [other.parentToken, one],
      [other.students[0]!.token, two],
      [await issueTokenFor(db(), "teacher@example.com"), one],
    ] as const) {
      await expect(cancel(token, id, 48)).rejects.toMatchObject({ name: "ProviderError" });
      await expect(preview(token, id)).rejects.toMatchObject({ name: "ProviderError" });
    }
    await cancel(parentToken, one, 48);
    const rows = await db().select().from(bookings).where(eq(bookings.classId, classId));
    expect(rows.map(({ id, ended }) => [id, ended])).toEqual(
      expect.arrayContaining([
        [one, "cancelled"],
        [two, null],
      ]),
    );
  });

  test("a freed seat goes to the waiting list", async () => {
    const { students } = await createFamily(200, 2);
    const classId = await createClass([48], { capacity: 1 });
    const id = await book(students[0]!, classId, open);
    await db().insert(waitingPlaces).values({ classId, studentId: students[1]!.id });
    await cancel(students[0]!.token, id, 48);
    const [place] = await db().select().from(waitingPlaces).where(eq(waitingPlaces.classId, classId));
    expect(place?.offeredUntil).toEqual(later(24));
  });

  test("by the default rule a cancelation is refused, and a transfer can be asked for after two lessons", async () => {
    const { students } = await createFamily(200);
    const { token } = students[0]!;
    const [from, to] = [await createClass([1, 3, 50]), await createClass([60, 80], { price: 30 })];
    const id = await book(students[0]!, from, {});
    await expect(cancel(token, id, 0)).rejects.toEqual(providerErrorMatching("notAllowed"));
    const early = await preview(token, id, later(3));
    expect(early).toMatchObject({
      cancel: { allowed: "no", cost: 32, back: 0 },
      move: { allowed: "ask", state: "early", after_lessons: 2, targets: [] },
    });
    const request = { booking_id: id, class_id: to, back: 16, price: 30 };
    await expect(move(token, request, later(3))).rejects.toEqual(providerErrorMatching("notAllowed"));
    const at = later(5);
    const { move: stated } = await preview(token, id, at);
    expect(stated).toMatchObject({ state: "possible", cost: 0, back: 16 });
    expect(stated.targets).toContainEqual(expect.objectContaining({ class_id: to, price: 30, missing: 0 }));
    expect(await move(token, request, at)).toEqual({ state: "asked" });
    await expect(move(token, request, at)).rejects.toEqual(providerErrorMatching("notAllowed"));
    expect((await preview(token, id, at)).request).toMatchObject({ kind: "move", state: "open" });
    const { requests } = await adviser("seat-requests/list", { class_id: from }, at);
    expect(requests).toMatchObject([
      { kind: "move", target: { id: to }, message: "Works late", back: 16, paid: 48 },
    ]);
    await adviser(
      "seat-requests/decide",
      { id: requests[0]!.id, confirm: true, reason: "Fits better" },
      later(6),
    );
    expect([await seatsOf(from), await seatsOf(to)]).toEqual([0, 1]);
    const moved = await db().select().from(bookings).where(eq(bookings.movedFrom, id));
    expect(moved).toMatchObject([{ classId: to, points: 30 }]);
    expect((await adviser("seat-requests/list", {}, at)).requests).toEqual([]);
    // The one transfer is used up.
    const used = await preview(token, moved[0]!.id, later(7));
    expect(used.move.state).toBe("used");
  });

  test("a request keeps the cost of its time; a lesson held until it is confirmed is not given back", async () => {
    const { parentId, students } = await createFamily(100);
    const classId = await createClass([48, 72]);
    const id = await book(students[0]!, classId, { ...open, selfCancel: "ask" });
    expect(await cancel(students[0]!.token, id, 48)).toEqual({ state: "asked" });
    expect(await seatsOf(classId)).toBe(1);
    const at = later(50);
    const { requests } = await owner("seat-requests/list", {}, at);
    expect(requests).toMatchObject([{ back: 24 }]);
    await owner("seat-requests/decide", { id: requests[0]!.id, confirm: true, reason: "As you wish" }, at);
    expect(await balanceOf(parentId)).toBe(76);
  });

  test("a declined request leaves the seat, tells the family why, and another can follow; one can be withdrawn", async () => {
    const { students, parentToken } = await createFamily(100);
    const { token } = students[0]!;
    const classId = await createClass([48]);
    const id = await book(students[0]!, classId, { ...open, selfCancel: "ask" });
    await cancel(token, id, 48);
    const [first] = (await owner("seat-requests/list", {})).requests;
    const decline = () =>
      adviser("seat-requests/decide", {
        id: first!.id,
        confirm: false,
        reason: "The class is about to start",
      });
    const results = await Promise.allSettled([decline(), decline()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await seatsOf(classId)).toBe(1);
    expect((await preview(token, id)).request).toMatchObject({
      state: "declined",
      reason: "The class is about to start",
    });
    const [mail] = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.kind, "booking_request.declined"));
    expect(mail?.data).toMatchObject({ reason: "The class is about to start" });
    await cancel(token, id, 48);
    const { request } = await preview(token, id);
    const other = await createFamily(0);
    const withdraw = (by: string) =>
      actionHandlers["withdraw-request"]({ request_id: request?.id ?? 0 }, context(by));
    await expect(withdraw(other.parentToken)).rejects.toEqual(providerErrorMatching("notFound", ""));
    await withdraw(parentToken);
    await withdraw(parentToken);
    expect((await owner("seat-requests/list", {})).requests).toEqual([]);
    await expect(
      owner("seat-requests/decide", { id: request?.id ?? 0, confirm: true, reason: "Yes" }),
    ).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("a transfer is refused to a full class, to one whose price changed, without points, and twice at once", async () => {
    const { students, parentId } = await createFamily(60);
    const { token } = students[0]!;
    const from = await createClass([48, 72]);
    const id = await book(students[0]!, from, { ...open, transfers: 1 });
    const full = await createClass([50], { capacity: 1, price: 10 });
    const other = await createFamily(50);
    await book(other.students[0]!, full, {});
    const dear = await createClass([50], { price: 90 });
    const good = await createClass([50, 60], { price: 20 });
    const to = (classId: number, price: number) =>
      move(token, { booking_id: id, class_id: classId, back: 48, price });
    await expect(to(full, 10)).rejects.toEqual(providerErrorMatching("classFull"));
    await expect(to(dear, 90)).rejects.toEqual(providerErrorMatching("notEnoughPoints"));
    await expect(to(good, 19)).rejects.toEqual(providerErrorMatching("invalidInput"));
    await expect(to(from, 48)).rejects.toEqual(providerErrorMatching("alreadyApplied"));
    await expect(to(987_654, 48)).rejects.toEqual(providerErrorMatching("notFound"));
    const results = await Promise.allSettled([to(good, 20), to(good, 20)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balanceOf(parentId)).toBe(40);
    expect([await seatsOf(from), await seatsOf(good)]).toEqual([0, 1]);
  });

  test("staff who end a seat close its request; erasing a family empties its words", async () => {
    const { students, parentId } = await createFamily(100);
    const classId = await createClass([48]);
    const id = await book(students[0]!, classId, { ...open, selfCancel: "ask" });
    await actionHandlers["cancel-booking"](
      { booking_id: id, back: 48, message: "We move to Hanoi" },
      context(students[0]!.token),
    );
    await owner("bookings/cancel", { id, reason: "Called" });
    const [row] = await db().select().from(seatRequests);
    expect(row).toMatchObject({ state: "closed", message: "We move to Hanoi" });
    await eraseAccountData(db(), parentId, now);
    expect((await db().select().from(seatRequests))[0]).toMatchObject({ message: null, reason: null });
  });
});
