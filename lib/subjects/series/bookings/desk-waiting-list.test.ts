import fc from "fast-check";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { call, providerErrorMatching } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import {
  assignParents,
  makeClass,
  makeParents,
  makeStudents,
  type Student,
} from "../../../../testing/provider/school";
import { isLongRun } from "../../../../testing/long-run";
import { collectText } from "../../../base/commands/collect-text";
import type { CallFile } from "../../../engines/calls/file";
import { ProviderError } from "../../../base/contract/provider-error";
import { findBrokenInvariants } from "../../../base/db/invariants";
import {
  accounts,
  bookings,
  isSeat,
  lessons,
  notifications,
  seriesClasses,
  staffLog,
} from "../../../app/schema";
import { readEnv } from "../../../base/env";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { seatShare } from "./seat-lessons";

const settings: Record<string, string> = {
  MAIL_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "hello@school.example",
};
jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () => readEnv(settings),
}));

const reason = "Her lessons here end in May";
const price = 10;

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  let keys = 0;
  const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`;

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  /** A class with three lessons to come, and students whose family has points and a confirmed email. */
  async function makeSchool(students: number, capacity: number, openDays = 10) {
    const classId = await makeClass(db(), { capacity, price, at: now, openDays });
    await db()
      .insert(lessons)
      .values(
        [20, 21, 22].map((day, position) => ({
          ...{ classId, position, name: {}, startsAt: daysLater(day) },
          endsAt: new Date(daysLater(day).getTime() + 3_600_000),
        })),
      );
    const family = await makeStudents(db(), students, now);
    const [parentId = 0] = await makeParents(db(), [10_000]);
    await assignParents(db(), [{ parentId, students: family }]);
    const contact = { email: `family${classId}@example.com`, passwordHash: "x", emailConfirmedAt: now };
    await db().update(accounts).set(contact).where(eq(accounts.id, parentId));
    return { classId, students: family, parentId };
  }
  const contextOf = ({ token }: Student, at = now) => ({ language: "en-US", now: at, token }) as const;
  const apply = (classId: number, student: Student, at = now) =>
    call("bookCombo", { class_id: classId }, contextOf(student, at));
  const wait = (classId: number, student: Student, at = now) =>
    actionHandlers.waiting({ class_id: classId, waiting: true }, contextOf(student, at));
  const show = (id: number, at = now) => owner("bookings/show", { id }, at);
  const seatOf = async (classId: number, { id }: Student) =>
    (
      await db()
        .select()
        .from(bookings)
        .where(and(eq(bookings.classId, classId), eq(bookings.studentId, id), isSeat))
    )[0];
  /** A full class of one seat with a waiting list. */
  async function makeWaitingList(count: number) {
    const { classId, students, parentId } = await makeSchool(count + 1, 1);
    const [seated, ...waiting] = students as [Student, ...Student[]];
    await apply(classId, seated);
    for (const student of waiting) await wait(classId, student);
    return { classId, seated, waiting, parentId };
  }
  const cancel = async (classId: number, student: Student, at = now) =>
    owner("bookings/cancel", { id: (await seatOf(classId, student))?.id ?? 9999, reason }, at);
  const book = (
    classId: number,
    student: Student,
    more: { paid?: boolean; note?: string; pass_over?: string; key?: string } = {},
    { at = now, as = owner } = {},
  ) =>
    as(
      "bookings/book",
      {
        ...{ class_id: classId, student_id: student.id, paid: true, note: "", pass_over: "", key: newKey() },
        ...more,
      },
      at,
    );
  const studentsOf = ({ places }: { places: { student: { id: number }; state: string }[] }) =>
    places.map(({ student, state }) => [student.id, state]);
  const logOf = async (act: string) =>
    (await db().select().from(staffLog).where(eq(staffLog.act, act)).orderBy(staffLog.id)).map(
      ({ subject, note }) => (note === null ? subject : `${subject}: ${note}`),
    );

  test("a class shows who waits, in order, and which seat is held until when", async () => {
    const { classId, seated, waiting } = await makeWaitingList(2);
    expect((await show(classId)).class).toMatchObject({ students: 1, capacity: 1, holds: 0, waiting: 2 });
    await cancel(classId, seated);
    const { class: shown, waiting_list: waitingList } = await show(classId);
    expect(shown).toMatchObject({ students: 0, capacity: 1, holds: 1, waiting: 1 });
    expect(waitingList.places).toMatchObject([
      { student: { id: waiting[0]?.id }, state: "held", until: daysLater(1).toISOString() },
      { student: { id: waiting[1]?.id }, state: "waiting", until: null, since: now.toISOString() },
    ]);
    // A day later the offer has lapsed, and the next student holds the seat before the worker writes it.
    const later = await show(classId, daysLater(1));
    expect(studentsOf(later.waiting_list)).toEqual([
      [waiting[1]?.id, "held"],
      [waiting[0]?.id, "lapsed"],
    ]);
    expect(later.class).toMatchObject({ holds: 1, waiting: 0 });
    const { classes } = await adviser("bookings/classes", { text: "" }, daysLater(1));
    expect(classes.find(({ id }) => id === classId)).toMatchObject({ holds: 1, waiting: 0 });
  });

  test("a new order with a reason decides who is offered the next seat", async () => {
    const { classId, seated, waiting } = await makeWaitingList(3);
    const { waiting_list: waitingList } = await show(classId);
    const [first = 0, second = 0, third = 0] = waitingList.places.map(({ id }) => id);
    const places = [third, first, second];
    const answer = await adviser("waiting-list/order", {
      class_id: classId,
      places,
      version: waitingList.version,
      reason,
    });
    expect(answer.saved).toBe(true);
    expect(answer.waiting_list.places.map(({ id }) => id)).toEqual(places);
    expect(await logOf("waiting-ordered")).toEqual([`${classId}: ${reason}`]);
    await cancel(classId, seated);
    expect(studentsOf((await show(classId)).waiting_list)[0]).toEqual([waiting[2]?.id, "held"]);
    await expect(apply(classId, waiting[0]!)).rejects.toEqual(providerErrorMatching("classFull"));
    expect(await apply(classId, waiting[2]!)).toMatchObject({ students: 1 });
    // Who joins later goes to the end, and who joins again too.
    await actionHandlers.waiting({ class_id: classId, waiting: false }, contextOf(waiting[0]!));
    await wait(classId, seated);
    await wait(classId, waiting[0]!);
    const order = studentsOf((await show(classId)).waiting_list).map(([id]) => id);
    expect(order).toEqual([waiting[1]?.id, seated.id, waiting[0]?.id]);
  });

  test("an open offer stays: a held place can't be moved, and others can't be put before it", async () => {
    const { classId, seated, waiting } = await makeWaitingList(3);
    await cancel(classId, seated);
    const { waiting_list: waitingList } = await show(classId);
    const ids = waitingList.places.map(({ id }) => id);
    const order = (places: number[]) =>
      adviser("waiting-list/order", { class_id: classId, places, version: waitingList.version, reason });
    await expect(order(ids.toReversed())).rejects.toMatchObject({ issues: [{ path: "places" }] });
    await expect(order([ids[1]!, ids[1]!])).rejects.toMatchObject({ issues: [{ path: "places" }] });
    await expect(order([ids[1]!, 9999])).rejects.toMatchObject({ issues: [{ path: "places" }] });
    expect((await order([ids[2]!, ids[1]!])).saved).toBe(true);
    expect(studentsOf((await show(classId)).waiting_list)).toEqual([
      [waiting[0]?.id, "held"],
      [waiting[2]?.id, "waiting"],
      [waiting[1]?.id, "waiting"],
    ]);
  });

  test("of two changes of one list the second is refused with the current list", async () => {
    const { classId, waiting } = await makeWaitingList(3);
    const { version, places } = (await show(classId)).waiting_list;
    const ids = places.map(({ id }) => id);
    const changes = [
      adviser("waiting-list/order", { class_id: classId, places: ids.toReversed(), version, reason }),
      owner("waiting-list/order", { class_id: classId, places: [ids[1]!, ids[0]!], version, reason }),
      owner("waiting-list/remove", { class_id: classId, place_id: ids[0]!, version, reason }),
    ];
    const answers = await Promise.all(changes);
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
    for (const { waiting_list: waitingList } of answers.filter(({ saved }) => !saved))
      expect(waitingList.version).not.toBe(version);
    // Also if the time changed it: the first student's offer lapses.
    const stale = (await show(classId)).waiting_list;
    await db().update(seriesClasses).set({ capacity: 2 }).where(eq(seriesClasses.id, classId));
    const late = { class_id: classId, place_id: stale.places[1]!.id, version: stale.version, reason };
    expect(await adviser("waiting-list/remove", late)).toMatchObject({ saved: false });
    expect((await show(classId)).waiting_list.places.length).toBe(stale.places.length);
    expect(waiting).toHaveLength(3);
  });

  test("a student taken off the list is notified, and a held seat goes to the next", async () => {
    const { classId, seated, waiting } = await makeWaitingList(2);
    await cancel(classId, seated);
    await db().delete(notifications);
    const { version, places } = (await show(classId)).waiting_list;
    const request = { class_id: classId, place_id: places[0]!.id, version, reason };
    const { saved, waiting_list: waitingList } = await adviser("waiting-list/remove", request);
    expect([saved, studentsOf(waitingList)]).toEqual([true, [[waiting[1]?.id, "held"]]]);
    expect(await adviser("waiting-list/remove", request)).toMatchObject({ saved: false });
    const sent = await db().select().from(notifications).orderBy(asc(notifications.id));
    expect(sent.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ["seat.offered", waiting[1]?.id],
      ["place.removed", waiting[0]?.id],
    ]);
    expect(sent[1]?.data).toMatchObject({ reason, email: `family${classId}@example.com` });
    expect(await logOf("waiting-removed")).toEqual([`#${waiting[0]?.id}, ${classId}: ${reason}`]);
  });

  test("staff add a student to the end of a full class's list, once", async () => {
    const { classId, waiting, seated } = await makeWaitingList(1);
    const [other] = (await makeSchool(1, 1)).students as [Student];
    const add = (studentId: number, at = now) =>
      adviser("waiting-list/add", { class_id: classId, student_id: studentId }, at);
    await add(other.id);
    const { waiting_list: waitingList } = await add(other.id);
    expect(studentsOf(waitingList)).toEqual([
      [waiting[0]?.id, "waiting"],
      [other.id, "waiting"],
    ]);
    expect(await logOf("waiting-added")).toEqual([`#${other.id}, ${classId}`]);
    const [third] = (await makeSchool(1, 1)).students as [Student];
    await expect(add(seated.id)).rejects.toEqual(providerErrorMatching("alreadyApplied"));
    await expect(add(9999)).rejects.toMatchObject({ issues: [{ path: "student_id" }] });
    await expect(add(third.id, daysLater(10))).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    const open = await makeSchool(1, 1);
    await expect(
      adviser("waiting-list/add", { class_id: open.classId, student_id: third.id }),
    ).rejects.toMatchObject({
      issues: [{ path: "student_id", message: expect.stringMatching(/open spot/) }],
    });
  });

  test("an adviser books a student with a note: the family pays and is notified once that the school did it", async () => {
    const { classId, students, parentId } = await makeSchool(1, 2);
    const [student] = students as [Student];
    const key = newKey();
    await book(classId, student, { note: "Pays by bank", key }, { as: adviser });
    // A repetition after a lost answer books nothing more.
    await book(classId, student, { note: "Pays by bank", key }, { as: adviser });
    await expect(book(classId, student)).rejects.toEqual(providerErrorMatching("alreadyApplied"));
    const { seats } = await show(classId);
    expect(seats).toMatchObject([{ points: price, note: "Pays by bank", booked_by: "Adam" }]);
    const [parent] = await db().select().from(accounts).where(eq(accounts.id, parentId));
    expect(parent?.points).toBe(10_000 - price);
    const sent = await db().select().from(notifications);
    expect(sent).toMatchObject([{ kind: "booking.made", audience: "person", data: { by_school: true } }]);
    expect(JSON.stringify(sent)).not.toContain("Pays by bank");
    await db().transaction((tx) => eraseAccountData(tx, student.id, now));
    expect(
      (await db().select().from(bookings).where(eq(bookings.studentId, student.id)))[0]?.note,
    ).toBeNull();
  });

  test("only an owner books without class points; such a seat is cancelled without a refund", async () => {
    const { classId, students, parentId } = await makeSchool(2, 2);
    const [student, other] = students as [Student, Student];
    await expect(book(classId, student, { paid: false }, { as: adviser })).rejects.toMatchObject({
      codeName: "notAllowed",
      issues: [{ path: "paid" }],
    });
    await book(classId, student, { paid: false });
    const points = async () =>
      (await db().select().from(accounts).where(eq(accounts.id, parentId)))[0]?.points;
    expect(await points()).toBe(10_000);
    expect(await logOf("seat-given")).toEqual([`#${student.id}, ${classId}`]);
    await cancel(classId, student);
    expect(await points()).toBe(10_000);
    // A move charges the share of the new class's lessons that are ahead: the last of three.
    const charge = seatShare(price, 2, 3);
    await book(classId, other, { paid: false, note: "Prize" });
    const target = await makeSchool(1, 1, 40);
    const seat = await seatOf(classId, other);
    await owner("bookings/move", { id: seat?.id ?? 0, class_id: target.classId, reason }, daysLater(21.5));
    expect(await points()).toBe(10_000 - charge);
    const { seats } = await show(target.classId, daysLater(21.5));
    expect(seats).toMatchObject([{ points: charge, note: "Prize", booked_by: "Olga" }]);
  });

  test("no seat beyond the capacity, and none that is held for another", async () => {
    const { classId, seated, waiting } = await makeWaitingList(2);
    const [stranger] = (await makeSchool(1, 1)).students as [Student];
    await expect(book(classId, stranger, { pass_over: reason })).rejects.toEqual(
      providerErrorMatching("classFull", /no open spot/),
    );
    await cancel(classId, seated);
    for (const student of [stranger, waiting[1]!])
      await expect(book(classId, student, { pass_over: reason })).rejects.toEqual(
        providerErrorMatching("classFull", /held/),
      );
    await book(classId, waiting[0]!);
    expect(studentsOf((await show(classId)).waiting_list)).toEqual([[waiting[1]?.id, "waiting"]]);
  });

  test("after the deadline staff still book; passing over those who wait needs a reason, which is logged", async () => {
    const { classId, seated, waiting } = await makeWaitingList(2);
    const late = { at: daysLater(11) };
    await cancel(classId, seated, late.at);
    const [stranger] = (await makeSchool(1, 1)).students as [Student];
    await expect(book(classId, stranger, {}, late)).rejects.toMatchObject({
      issues: [{ path: "pass_over" }],
    });
    await expect(book(classId, waiting[1]!, { pass_over: " " }, late)).rejects.toMatchObject({
      issues: [{ path: "pass_over" }],
    });
    await book(classId, stranger, { pass_over: reason }, late);
    expect(await logOf("seat-booked")).toEqual([`#${stranger.id}, ${classId}: ${reason}`]);
    await cancel(classId, stranger, late.at);
    // The first in line needs no reason.
    await book(classId, waiting[0]!, {}, late);
    expect(await logOf("seat-booked")).toHaveLength(2);
  });

  test("a seat is refused in a closed class, one that is over, to no student, and without enough points", async () => {
    const { classId, students, parentId } = await makeSchool(1, 1);
    const [student] = students as [Student];
    await expect(book(9999, student)).rejects.toEqual(providerErrorMatching("notFound"));
    await expect(book(classId, student, {}, { at: daysLater(30) })).rejects.toEqual(
      providerErrorMatching("notAllowed", /are over/),
    );
    const [teacher] = await db().select().from(accounts).where(eq(accounts.kind, "teacher"));
    await expect(book(classId, { id: teacher?.id ?? 0, token: "" })).rejects.toMatchObject({
      issues: [{ path: "student_id" }],
    });
    await db().update(seriesClasses).set({ classPoint: 20_000 }).where(eq(seriesClasses.id, classId));
    await expect(book(classId, student)).rejects.toMatchObject({
      issues: [{ path: "student_id", message: expect.stringMatching(/class points/) }],
    });
    await db().update(seriesClasses).set({ closed: true }).where(eq(seriesClasses.id, classId));
    await expect(book(classId, student)).rejects.toEqual(providerErrorMatching("notAllowed", /closed/));
    expect(await db().$count(bookings, eq(bookings.classId, classId))).toBe(0);
    expect((await db().select().from(accounts).where(eq(accounts.id, parentId)))[0]?.points).toBe(10_000);
  });

  test("students are found by their own name, and by the parent's name, email and phone", async () => {
    const { classId, students, parentId } = await makeSchool(2, 1);
    const [student, other] = students as [Student, Student];
    await db().update(accounts).set({ nickname: "Quỳnh" }).where(eq(accounts.id, student.id));
    await db().update(accounts).set({ nickname: "Bà Hoa" }).where(eq(accounts.id, parentId));
    await apply(classId, other);
    const find = async (text: string) =>
      (await adviser("bookings/students", { class_id: classId, text })).students.map(({ id, state }) => [
        id,
        state,
      ]);
    expect(await find("quynh")).toEqual([[student.id, null]]);
    expect(new Set(await find("ba hoa"))).toEqual(
      new Set([
        [student.id, null],
        [other.id, "seat"],
      ]),
    );
    expect(await find(`family${classId}@example.com quynh`)).toEqual([[student.id, null]]);
    expect(await find("")).toEqual([]);
    await db().transaction((tx) => eraseAccountData(tx, student.id, now));
    expect(await find("quynh")).toEqual([]);
  });

  test("the roster has seats and waiting list, runs no formula, and has no meeting link", async () => {
    const { classId, seated, waiting } = await makeWaitingList(1);
    const secret = "https://meet.example/secret-room";
    await db().update(seriesClasses).set({ meetingUrl: secret }).where(eq(seriesClasses.id, classId));
    await db().update(lessons).set({ meetingUrl: secret }).where(eq(lessons.classId, classId));
    await db().update(accounts).set({ nickname: "=1+1" }).where(eq(accounts.id, seated.id));
    await db().update(bookings).set({ note: "@SUM(A1)" }).where(eq(bookings.studentId, seated.id));
    const file = (await adviser("bookings/export", { id: classId })) as unknown as CallFile;
    const text = await collectText(file.pieces as AsyncIterable<string>);
    expect(file).toMatchObject({ name: `class-${classId}.csv`, type: "text/csv; charset=utf-8" });
    const [header, ...rows] = text.slice(1).trimEnd().split("\r\n");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(header).toBe("state,student,parent,email,phone,since_school,until_school,points,booked_by,note");
    expect(rows).toEqual([
      expect.stringMatching(/^spot,'=1\+1,P,family\d+@example\.com,,.*,,10,,'@SUM\(A1\)$/),
      expect.stringMatching(/^waiting,S,P,family\d+@example\.com,,/),
    ]);
    expect(text).not.toContain("meet.example");
    expect(waiting).toHaveLength(1);
    expect(await logOf("roster-exported")).toEqual([String(classId)]);
    await expect(adviser("bookings/export", { id: 9999 })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("in any order of staff's and students' actions, no student is lost or doubled, and no seat is beyond the capacity", async () => {
    const { students } = await makeSchool(6, 1);
    const who = fc.nat(5);
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constant("add" as const), who }) },
      { weight: 4, arbitrary: fc.record({ does: fc.constant("order" as const), seed: fc.nat(719) }) },
      { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("book" as const, "apply" as const), who }) },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constantFrom("cancel" as const, "remove" as const), who }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant("pass" as const), hours: fc.constantFrom(1, 24) }),
      },
    );
    const refused = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
    const play = async (steps: (typeof step extends fc.Arbitrary<infer One> ? One : never)[]) => {
      const classId = await makeClass(db(), { capacity: 2, price: 1, at: now, openDays: 1000 });
      await db()
        .insert(lessons)
        .values({ classId, position: 0, name: {}, startsAt: daysLater(900), endsAt: daysLater(901) });
      let hours = 0;
      for (const one of steps) {
        const at = new Date(now.getTime() + hours * 3_600_000);
        const { waiting_list: waitingList } = await show(classId, at);
        if (one.does === "pass") hours += one.hours;
        if (one.does === "order") {
          const waiting = waitingList.places.filter(({ state }) => state === "waiting").map(({ id }) => id);
          if (waiting.length === 0) continue;
          const order = permutation(waiting, one.seed);
          const request = { class_id: classId, places: order, version: waitingList.version, reason };
          const answer = await owner("waiting-list/order", request, at);
          // Offering what had lapsed does not count as another's change.
          expect(answer.saved).toBe(true);
          expect(
            answer.waiting_list.places.filter(({ state }) => state === "waiting").map(({ id }) => id),
          ).toEqual(order);
        }
        if (!("who" in one)) continue;
        const student = students[one.who]!;
        if (one.does === "add")
          await refused(adviser("waiting-list/add", { class_id: classId, student_id: student.id }, at));
        if (one.does === "book") await refused(book(classId, student, {}, { at }));
        if (one.does === "apply") await refused(apply(classId, student, at));
        if (one.does === "cancel") await refused(cancel(classId, student, at));
        const place = waitingList.places.find((other) => other.student.id === student.id);
        if (one.does === "remove" && place) {
          const request = { class_id: classId, place_id: place.id, version: waitingList.version, reason };
          await owner("waiting-list/remove", request, at);
        }
        const after = await show(classId, at);
        expect(after.class.students + after.class.holds).toBeLessThanOrEqual(2);
        const everybody = [
          ...after.seats.map((seat) => seat.student.id),
          ...after.waiting_list.places.map((other) => other.student.id),
        ];
        expect(new Set(everybody).size).toBe(everybody.length);
        // A student waits only while all seats are taken or held.
        if (after.class.waiting > 0) expect(after.class.students + after.class.holds).toBe(2);
      }
      expect(await findBrokenInvariants(db())).toEqual([]);
    };
    const steps = fc.array(step, { minLength: 5, maxLength: 25 });
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: isLongRun ? 300 : 12 });
  }, 300_000);

  test("staff and students at once: no seat too many, no point lost, no student in two places", async () => {
    const { classId, students, parentId } = await makeSchool(24, 6);
    const results = await Promise.allSettled([
      ...students.flatMap((student, index) => [
        index % 2 ? apply(classId, student) : book(classId, student, {}, { as: adviser }),
        index % 3
          ? wait(classId, student)
          : adviser("waiting-list/add", { class_id: classId, student_id: student.id }),
      ]),
      ...students.slice(0, 6).map((student) => book(classId, student, { paid: false })),
    ]);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(ProviderError);
    const seats = await db()
      .select()
      .from(bookings)
      .where(and(eq(bookings.classId, classId), isSeat));
    expect(seats).toHaveLength(6);
    const spent = seats.reduce((sum, { points }) => sum + points, 0);
    const [parent] = await db().select().from(accounts).where(eq(accounts.id, parentId));
    expect(parent?.points).toBe(10_000 - spent);
    expect(await db().$count(bookings, and(eq(bookings.classId, classId), isNotNull(bookings.ended)))).toBe(
      0,
    );
    // Those who wait and those who sit are different students.
    const { waiting_list: waitingList } = await show(classId);
    const seated = new Set(seats.map(({ studentId }) => studentId));
    expect(waitingList.places.filter(({ student }) => seated.has(student.id))).toEqual([]);
  }, 60_000);
});

/** The permutation of a list with this number. */
function permutation(list: readonly number[], seed: number): number[] {
  const rest = [...list];
  let number = seed;
  return list.map(() => {
    const index = number % rest.length;
    number = Math.floor(number / rest.length);
    return rest.splice(index, 1)[0]!;
  });
}
