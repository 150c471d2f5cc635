import fc from "fast-check";
import { and, asc, eq, sql } from "drizzle-orm";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { accounts, bookings, seriesClasses, waitingPlaces } from "../../../app/schema";
import { ProviderError } from "../../../base/contract/provider-error";
import { isLongRun } from "../../../../testing/long-run";
import { call } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { makeClass, makeParents, makeStudents, type Student } from "../../../../testing/provider/school";
import { activePlace, offerDueSeats, offerFreeSeats } from "./waiting-list";

/*
 * Property tests of the waiting list: in any order of calls, new seats and passing time, no seat is sold twice, and seats
 * are offered in the order of the list.
 */

const hourMs = 3_600_000;
const people = 6;

type Step =
  | { does: "wait" | "leave" | "book"; who: number }
  | { does: "add" | "look" }
  | { does: "pass"; hours: number };

const who = fc.nat(people - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("wait" as const), who }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("book" as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("leave" as const), who }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("add" as const, "look" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("pass" as const), hours: fc.constantFrom(1, 12, 24) }),
  },
);

/** An independent model of the rule, with a waiting list, seats, and a clock. */
class Model {
  capacity = 1;
  hour = 0;
  seats: number[] = [];
  line: { who: number; until?: number }[] = [];

  /** Offers last a day. One that is due starts when it is first written. */
  settle() {
    this.line = this.line.filter(({ until }) => until === undefined || until > this.hour);
    for (const place of this.first()) place.until ??= this.hour + 24;
  }
  first = () => this.line.slice(0, Math.max(this.capacity - this.seats.length, 0));
  mayBook(one: number): boolean {
    const live = this.line.filter(({ until }) => until === undefined || until > this.hour);
    const place = live.findIndex((other) => other.who === one);
    return this.seats.length + (place < 0 ? live.length : place) < this.capacity;
  }
}

describeEachEngine((db) => {
  const deadlineDays = 1000;
  async function school(count: number, capacity: number) {
    const students = await makeStudents(db(), count, now);
    const [parentId] = await makeParents(db(), [100_000]);
    await db().update(accounts).set({ parentId }).where(eq(accounts.nickname, "S"));
    const classId = await makeClass(db(), { capacity, price: 1, at: now, openDays: deadlineDays });
    return { students, classId };
  }
  const contextFor = (student: Student | undefined, at: Date) =>
    ({ language: "en-US", now: at, token: student?.token ?? "" }) as const;
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProviderError) return false;
        throw error;
      },
    );
  const addSeats = (classId: number, seats: number, at: Date) =>
    db().transaction(async (tx) => {
      const capacity = sql`${seriesClasses.capacity} + ${seats}`;
      await tx.update(seriesClasses).set({ capacity }).where(eq(seriesClasses.id, classId));
      await offerFreeSeats(tx, classId, at);
    });

  test("any order of joining, leaving, booking, new seats and time matches the model", async () => {
    const { students } = await school(people, 1);
    const play = async (steps: Step[]) => {
      const classId = await makeClass(db(), { capacity: 1, price: 1, at: now, openDays: deadlineDays });
      const model = new Model();
      for (const one of steps) {
        const at = new Date(now.getTime() + model.hour * hourMs);
        if (one.does === "pass") model.hour += one.hours;
        if (one.does === "look") {
          await offerDueSeats(db(), at);
          model.settle();
        }
        if (one.does === "add") {
          await addSeats(classId, 1, at);
          model.capacity += 1;
          model.settle();
        }
        if (one.does === "book") {
          const mayBookNow = !model.seats.includes(one.who) && model.mayBook(one.who);
          const student = students[one.who];
          expect(await succeeds(call("bookCombo", { class_id: classId }, contextFor(student, at)))).toBe(
            mayBookNow,
          );
          if (mayBookNow) {
            model.seats.push(one.who);
            model.line = model.line.filter((place) => place.who !== one.who);
          }
        }
        if (one.does === "wait" || one.does === "leave") {
          const waiting = one.does === "wait";
          const context = contextFor(students[one.who], at);
          const isDone = await succeeds(actionHandlers.waiting({ class_id: classId, waiting }, context));
          // A refused call changes nothing and writes no offers.
          if (!isDone) continue;
          if (!waiting) model.line = model.line.filter((place) => place.who !== one.who);
          model.settle();
          if (waiting && !model.line.some((place) => place.who === one.who))
            model.line.push({ who: one.who });
        }
      }
      const ids = (list: number[]) => list.map((index) => students[index]?.id);
      const seats = await db()
        .select()
        .from(bookings)
        .where(eq(bookings.classId, classId))
        .orderBy(asc(bookings.id));
      // Rows of lapsed offers do not count as places.
      model.line = model.line.filter(({ until }) => until === undefined || until > model.hour);
      const line = await db()
        .select()
        .from(waitingPlaces)
        .where(
          and(eq(waitingPlaces.classId, classId), activePlace(new Date(now.getTime() + model.hour * hourMs))),
        )
        .orderBy(asc(waitingPlaces.rank));
      expect(seats.map(({ studentId }) => studentId)).toEqual(ids(model.seats));
      expect(line.map(({ studentId }) => studentId)).toEqual(ids(model.line.map((place) => place.who)));
      expect(
        line.map(({ offeredUntil }) => offeredUntil && (offeredUntil.getTime() - now.getTime()) / hourMs),
      ).toEqual(model.line.map(({ until }) => until ?? null));
      await db().delete(waitingPlaces);
    };
    const steps = fc.array(step, { minLength: 4, maxLength: 25 });
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: isLongRun ? 500 : 15 });
    expect(await findBrokenInvariants(db())).toEqual([]);
  }, 300_000);

  test("in a rush on freed seats, the first students on the list get one each", async () => {
    const [waiting, capacity, freed] = [30, 3, 7];
    const { students, classId } = await school(waiting + capacity + 10, capacity);
    const [seated, inLine] = [students.slice(0, capacity), students.slice(capacity, capacity + waiting)];
    for (const student of seated) await call("bookCombo", { class_id: classId }, contextFor(student, now));
    await Promise.all(
      inLine.map((student) =>
        actionHandlers.waiting({ class_id: classId, waiting: true }, contextFor(student, now)),
      ),
    );
    const places = await db().select().from(waitingPlaces).orderBy(asc(waitingPlaces.rank));
    const order = places.map(({ studentId }) => studentId);
    expect(new Set(order)).toEqual(new Set(inLine.map(({ id }) => id)));

    const bookAll = async (at: Date) => {
      const tries = students.flatMap((student) =>
        [1, 2].map(() => succeeds(call("bookCombo", { class_id: classId }, contextFor(student, at)))),
      );
      await Promise.all([...tries, offerDueSeats(db(), at), offerDueSeats(db(), at)]);
      const rows = await db().select().from(bookings).where(eq(bookings.classId, classId));
      return new Set(rows.map(({ studentId }) => studentId));
    };
    // The seats are freed while everybody tries to book.
    await Promise.all([addSeats(classId, freed, now), bookAll(now)]);
    const taken = await bookAll(now);
    expect(taken).toEqual(new Set([...seated.map(({ id }) => id), ...order.slice(0, freed)]));

    // Two more seats are offered and the offers lapse, so the next two students get them.
    await addSeats(classId, 2, now);
    const others = new Set(order.slice(freed, freed + 2));
    const dayLater = new Date(now.getTime() + 24 * hourMs);
    const late = students.filter(({ id }) => !others.has(id));
    await Promise.all(
      late.map((one) => succeeds(call("bookCombo", { class_id: classId }, contextFor(one, now)))),
    );
    const after = await bookAll(dayLater);
    expect([...after].filter((id) => !taken.has(id)).toSorted((a, b) => a - b)).toEqual(
      order.slice(freed + 2, freed + 4).toSorted((a, b) => a - b),
    );
    expect(after.size).toBe(capacity + freed + 2);
    expect(await findBrokenInvariants(db())).toEqual([]);
  }, 120_000);
});
