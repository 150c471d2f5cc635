import { asc, eq } from "drizzle-orm";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { lessons } from "../../app/schema";
import { matchLessons, renumberLessons, saveLessons } from "./save-lessons";

const day = (number: number) => new Date(Date.UTC(2026, 4, number, 12));

test("lessons are known by their start, then by their order", () => {
  const stored = [1, 2, 3].map((number) => ({ id: number * 10, startsAt: day(number) }));
  const match = (...days: number[]) =>
    matchLessons(
      stored,
      days.map((number) => ({ startsAt: day(number) })),
    );
  expect(match(1, 2, 3)).toEqual([10, 20, 30]);
  expect(match(1, 3, 4)).toEqual([10, 30, 20]);
  expect(match(4, 5, 6)).toEqual([10, 20, 30]);
  expect(match(0, 1, 2, 3)).toEqual([undefined, 10, 20, 30]);
  expect(match(3)).toEqual([30]);
});

describeEachEngine((db) => {
  const readLessons = (classId: number) =>
    db().select().from(lessons).where(eq(lessons.classId, classId)).orderBy(asc(lessons.position));
  const plan = (days: number[]) =>
    days.map((number) => ({
      ...{ name: {}, meetingUrl: null, startsAt: day(number) },
      endsAt: new Date(day(number).getTime() + 3_600_000),
    }));

  test("keep their id and substitute when the class is published again, in any order", async () => {
    const classId = await findClassId(db(), "open");
    await db().transaction((tx) => saveLessons(tx, classId, plan([1, 2, 3])));
    const [first, second, third] = await readLessons(classId);
    await db().update(lessons).set({ teacherId: 2 }).where(eq(lessons.id, second!.id));
    await db().transaction((tx) => saveLessons(tx, classId, plan([0, 1, 3, 4])));
    expect(await readLessons(classId)).toMatchObject([
      { id: second!.id, position: 0, teacherId: 2, startsAt: day(0) },
      { id: first!.id, position: 1, teacherId: null, startsAt: day(1) },
      { id: third!.id, position: 2, startsAt: day(3) },
      { position: 3, teacherId: null, startsAt: day(4) },
    ]);
  });

  test("are numbered by their start", async () => {
    const classId = await findClassId(db(), "open");
    await db().transaction((tx) => saveLessons(tx, classId, plan([1, 2, 3])));
    const [first, second, third] = await readLessons(classId);
    await db()
      .update(lessons)
      .set(plan([9])[0]!)
      .where(eq(lessons.id, first!.id));
    await db().transaction((tx) => renumberLessons(tx, classId));
    expect((await readLessons(classId)).map(({ id, position }) => [id, position])).toEqual([
      [second!.id, 0],
      [third!.id, 1],
      [first!.id, 2],
    ]);
  });
});
