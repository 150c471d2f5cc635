import { packStarts } from "./lesson-starts";
import { sampleResponses } from "../../base/contract/sample-responses";
import type { SeriesClass } from "../../base/contract/types";
import { itemKey, shareTeachers, toItem } from "./item";

const [seriesClass] = sampleResponses.preSales.list as [SeriesClass];

test("an item has the provider's data under the product's names", () => {
  const lesson_list = [
    { lesson_name: "One", from: "2026-12-01T12:00:00Z", to: "2026-12-01T13:00:00Z" },
    { lesson_name: "Two", from: "2026-12-08T12:00:00Z", to: "2026-12-08T13:00:00Z" },
    { lesson_name: "Three", from: "2026-12-15T12:00:00Z", to: "2026-12-15T13:00:00Z" },
  ];
  expect(
    toItem("recommended", { ...seriesClass, cover_url: "/c.svg", lesson_list }, "Asia/Shanghai"),
  ).toEqual({
    list: "recommended",
    id: seriesClass.id,
    classId: seriesClass.class_id,
    name: seriesClass.combo_name,
    mode: seriesClass.course_mode,
    cover: "/c.svg",
    level: seriesClass.level,
    teacher: {
      id: seriesClass.teacher_id,
      name: seriesClass.teacher_name,
      avatar: seriesClass.teacher_avatar,
      about: seriesClass.teacher_description,
      region: seriesClass.teacher_region,
      introduction: "",
    },
    points: seriesClass.class_point,
    lessons: seriesClass.lesson_number,
    minutes: seriesClass.length,
    opens: "2026-12-01T12:00:00Z",
    ends: "2026-12-15T13:00:00Z",
    rhythm: { kind: "weekly", isExact: true, hours: [["2026-12-01T12:00:00Z"]] },
    starts: packStarts(lesson_list),
    deadline: seriesClass.deadline,
    applied: seriesClass.is_apply,
    students: seriesClass.students,
    capacity: seriesClass.class_capacity,
  });
});

test("optional fields are empty, and a class without lessons has no dates", () => {
  const bare = { ...seriesClass, level: undefined, teacher_avatar: undefined, lesson_list: [] };
  const { cover, level, teacher, opens, ends } = toItem("preSale", bare, "Asia/Shanghai");
  expect({ cover, level, avatar: teacher.avatar, opens, ends }).toEqual({ cover: "", level: "", avatar: "" });
});

test("classes of one teacher share one object", () => {
  const ofOther = { ...seriesClass, id: 3, teacher_name: "Another" };
  const items = [seriesClass, { ...seriesClass, id: 2 }, ofOther].map((row) =>
    toItem("preSale", row, "Asia/Shanghai"),
  );
  const shared = shareTeachers(items);
  expect(shared).toEqual(items);
  expect(shared[1]?.teacher).toBe(shared[0]?.teacher);
  expect(shared[2]?.teacher).not.toBe(shared[0]?.teacher);
});

test("the same id in the two lists is not the same class", () => {
  expect(itemKey({ list: "preSale", id: 1 })).not.toBe(itemKey({ list: "recommended", id: 1 }));
});
