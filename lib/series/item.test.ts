import { sampleResponses } from "../contract/sample-responses";
import type { SeriesClass } from "../contract/types";
import { itemKey, shareTeachers, toItem } from "./item";

const [given] = sampleResponses.preSales.list as [SeriesClass];

test("an item has the provider's data under the product's names", () => {
  const lesson_list = [
    { lesson_name: "One", from: "2026-12-01T12:00:00Z", to: "2026-12-01T13:00:00Z" },
    { lesson_name: "Two", from: "2026-12-08T12:00:00Z", to: "2026-12-08T13:00:00Z" },
    { lesson_name: "Three", from: "2026-12-15T12:00:00Z", to: "2026-12-15T13:00:00Z" },
  ];
  expect(toItem("recommended", { ...given, lesson_list })).toEqual({
    list: "recommended",
    id: given.id,
    classId: given.class_id,
    name: given.combo_name,
    mode: given.course_mode,
    level: given.level,
    teacher: {
      id: given.teacher_id,
      name: given.teacher_name,
      avatar: given.teacher_avatar,
      about: given.teacher_description,
      region: given.teacher_region,
    },
    points: given.class_point,
    lessons: given.lesson_number,
    minutes: given.length,
    opens: "2026-12-01T12:00:00Z",
    ends: "2026-12-15T13:00:00Z",
    times: { kind: "weekly", hours: [["2026-12-01T12:00:00Z"]] },
    deadline: given.deadline,
    applied: given.is_apply,
    students: given.students,
    capacity: given.class_capacity,
  });
});

test("optional fields are empty, and a class without lessons has no dates", () => {
  const bare = { ...given, level: undefined, teacher_avatar: undefined, lesson_list: [] };
  const { level, teacher, opens, ends } = toItem("preSale", bare);
  expect({ level, avatar: teacher.avatar, opens, ends }).toEqual({ level: "", avatar: "" });
});

test("classes of one teacher share one object", () => {
  const ofOther = { ...given, id: 3, teacher_name: "Another" };
  const items = [given, { ...given, id: 2 }, ofOther].map((row) => toItem("preSale", row));
  const shared = shareTeachers(items);
  expect(shared).toEqual(items);
  expect(shared[1]?.teacher).toBe(shared[0]?.teacher);
  expect(shared[2]?.teacher).not.toBe(shared[0]?.teacher);
});

test("the same id in the two lists is not the same class", () => {
  expect(itemKey({ list: "preSale", id: 1 })).not.toBe(itemKey({ list: "recommended", id: 1 }));
});
