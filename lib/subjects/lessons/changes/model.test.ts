import fc from "fast-check";
import { asc, eq, inArray } from "drizzle-orm";
import { isLongRun } from "../../../../testing/long-run";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { assignParents, makeClass, makeParents, makeStudents } from "../../../../testing/provider/school";
import { accounts, lessons, seriesClasses } from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { bookSeat } from "../../series/bookings/book-seat";

/*
 * Random sequences of moves, cancelations and substitutes, compared with a naive model: each lesson has a start, a
 * teacher and a price; nothing else is known.
 */

const hourMs = 3_600_000;
const price = 25;
const startingPoints = 100;

type ModelLesson = { of: number; start: number; teacher: number; points: number };
type Model = { lessons: ModelLesson[]; balance: number; givenBack: number[] };

/** Each sequence has a week of its own, since the classes of earlier ones stay. */
let week = 1;
const startAt = (hour: number) => daysLater(week * 7).getTime() + hour * hourMs;

const step = fc.record({
  of: fc.integer({ min: 0, max: 1 }),
  lesson: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom("move", "cancel", "replace", "substitute"),
  hour: fc.integer({ min: 0, max: 12 }),
  teacher: fc.constantFrom(1, 2),
  accepts: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Applies a step as the rules say. @returns whether it is refused or clashes */
function applyStep(model: Model, { of, lesson: index, kind, hour, teacher, accepts }: Step): boolean {
  const own = model.lessons.filter((one) => one.of === of).toSorted((one, other) => one.start - other.start);
  const lesson = own[index % Math.max(own.length, 1)];
  if (!lesson) return false;
  const isMoved = kind === "move" || kind === "replace";
  const planned = {
    ...lesson,
    ...(isMoved && { start: startAt(hour) }),
    ...(kind === "substitute" && { teacher }),
  };
  if (kind !== "cancel") {
    const isSame = planned.start === lesson.start && planned.teacher === lesson.teacher;
    if (isSame && kind !== "replace") return false;
    if (own.some((one) => one !== lesson && one.start === planned.start)) return false;
    // All students of one class are those of the other.
    const others = model.lessons.filter((one) => one.of !== of && one.start === planned.start);
    const isBusy = others.some(
      (one) =>
        isChanged(planned, lesson) && (one.teacher === planned.teacher || planned.start !== lesson.start),
    );
    if (isBusy && !accepts) return false;
  }
  model.lessons.splice(model.lessons.indexOf(lesson), 1);
  if (kind === "cancel") {
    model.balance += lesson.points;
    model.givenBack[of]! += lesson.points;
  } else model.lessons.push(planned);
  return true;
}

const isChanged = (planned: ModelLesson, lesson: ModelLesson) =>
  planned.start !== lesson.start || planned.teacher !== lesson.teacher;

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");

  /** Two classes of three lessons at different hours, both booked by one student. */
  async function setUp() {
    week += 1;
    const [parentId] = await makeParents(db(), [startingPoints]);
    const [student] = await makeStudents(db(), 1, now);
    await assignParents(db(), [{ parentId: parentId!, students: [student!] }]);
    const ids: number[] = [];
    for (const position of [0, 1]) {
      const id = await makeClass(db(), { capacity: 2, price, at: now, openDays: 5 });
      await db()
        .insert(lessons)
        .values(
          [0, 1, 2].map((number) => {
            const startsAt = new Date(startAt(number * 2 + position));
            return {
              classId: id,
              position: number,
              name: {},
              startsAt,
              endsAt: new Date(startsAt.getTime() + hourMs),
            };
          }),
        );
      const [account] = await db().select().from(accounts).where(eq(accounts.id, student!.id));
      await db().transaction((tx) =>
        bookSeat(tx, { student: account!, classId: id, now, language: "en-US" }),
      );
      ids.push(id);
    }
    return { ids, parentId: parentId! };
  }

  async function perform(ids: number[], { of, lesson, kind, hour, teacher, accepts }: Step): Promise<void> {
    const classId = ids[of]!;
    const { lessons: own, version } = await owner("lessons/of-class", { class_id: classId });
    const lesson_id = own[lesson % Math.max(own.length, 1)]?.id;
    if (lesson_id === undefined) return;
    const start = new Date(startAt(hour)).toISOString();
    const change = {
      move: { kind: "move" as const, lesson_id, starts_at: start },
      cancel: { kind: "cancel" as const, lesson_id, instead: null },
      replace: { kind: "cancel" as const, lesson_id, instead: start },
      substitute: { kind: "substitute" as const, lesson_ids: [lesson_id], teacher_id: teacher },
    }[kind as "move"];
    const request = { class_id: classId, change };
    try {
      const { warnings } = await owner("lessons/preview", request);
      const accepted = accepts ? warnings.map(({ key }) => key) : [];
      await owner("lessons/change", { ...request, version, reason: { text: "x" }, accepted });
    } catch (error) {
      expect(error).toMatchObject({ name: "ProviderError" });
    }
  }

  async function readState(ids: number[], parentId: number) {
    const rows = await db()
      .select()
      .from(lessons)
      .innerJoin(seriesClasses, eq(seriesClasses.id, lessons.classId))
      .where(inArray(lessons.classId, ids))
      .orderBy(asc(lessons.classId), asc(lessons.position));
    const [parent] = await db().select().from(accounts).where(eq(accounts.id, parentId));
    const points = [];
    for (const class_id of ids) points.push((await owner("lessons/of-class", { class_id })).points);
    return {
      lessons: rows.map(({ lessons: row, series_classes: { teacherId } }) => ({
        of: ids.indexOf(row.classId),
        start: row.startsAt.getTime(),
        teacher: row.teacherId ?? teacherId,
      })),
      balance: parent?.points,
      points,
    };
  }

  test("what was paid is held, ahead or given back, and no teacher has two lessons unless staff accepted it", async () => {
    const shares = [8, 8, 9];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { ids, parentId } = await setUp();
        const initial = await readState(ids, parentId);
        const model: Model = {
          lessons: initial.lessons.map((lesson, index) => ({ ...lesson, points: shares[index % 3]! })),
          balance: startingPoints - 2 * price,
          givenBack: [0, 0],
        };
        for (const one of steps) {
          applyStep(model, one);
          await perform(ids, one);
        }
        const state = await readState(ids, parentId);
        const ordered = model.lessons.toSorted((one, other) => one.of - other.of || one.start - other.start);
        expect(state.lessons).toEqual(ordered.map(({ of, start, teacher }) => ({ of, start, teacher })));
        expect(state.balance).toBe(model.balance);
        for (const [of, points] of state.points.entries()) {
          expect(points).toMatchObject({ paid: price, held: 0, given_back: model.givenBack[of] });
          expect(points.ahead).toBe(price - points.given_back);
        }
        const busy = state.lessons.map(({ start, teacher }) => `${start} ${teacher}`);
        if (!steps.some(({ accepts }) => accepts)) expect(new Set(busy).size).toBe(busy.length);
      }),
      { numRuns: isLongRun ? 12 : 5 },
    );
    expect(await findBrokenInvariants(db())).toEqual([]);
  }, 120_000);
});
