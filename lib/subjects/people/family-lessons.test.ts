import { nextLesson } from "../../base/schedule/classroom-window";
import { listFamilyLessons } from "./family-lessons";

type View = Parameters<typeof listFamilyLessons>[0];

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString();
const lesson = (hour: number, has_link = true) => ({
  lesson_name: `At ${hour}`,
  from: at(hour),
  to: at(hour + 1),
  has_link,
});
const student = (nickname: string, class_id: number, ...lesson_list: ReturnType<typeof lesson>[]) => ({
  nickname,
  classes: [{ class_id, combo_name: `Class ${class_id}`, lesson_list }],
});
const view = (parts: object): View =>
  ({ students: [], lives: [], trial: { state: "none", student: null, classroom: null }, ...parts }) as never;
const shown = (parts: object, hour: number) => {
  const lessons = listFamilyLessons(view(parts));
  const next = lessons[nextLesson(lessons, Date.parse(at(hour))) ?? lessons.length];
  return next && [next.of, next.id, next.lessonName, next.students.join("+")];
};

test("a family without lessons has none next", () => {
  expect(shown({}, 0)).toBeUndefined();
  expect(shown({ students: [student("An", 1, lesson(3))] }, 4)).toBeUndefined();
});

test("the lesson that is on comes before those ahead, whatever the order of classes", () => {
  const students = [student("An", 1, lesson(9)), student("Bo", 2, lesson(6), lesson(3))];
  expect(shown({ students }, 0)).toEqual(["series", 2, "At 3", "Bo"]);
  expect(shown({ students }, 3.99)).toEqual(["series", 2, "At 3", "Bo"]);
  expect(shown({ students }, 4)).toEqual(["series", 2, "At 6", "Bo"]);
});

test("brothers and sisters in one class share its lesson", () => {
  const students = [student("An", 1, lesson(3)), student("Bo", 1, lesson(3))];
  expect(shown({ students }, 0)).toEqual(["series", 1, "At 3", "An+Bo"]);
});

test("an arranged trial lesson and saved live classes count, a trial lesson of the past does not", () => {
  const lives = [{ id: 7, course_name: "Live", lesson_name: "Tea", from: at(5), to: at(6) }];
  const trial = {
    state: "arranged",
    student: "An",
    classroom: { id: 4, from: at(2), to: at(3), has_link: true },
  };
  expect(shown({ lives, trial }, 0)).toEqual(["trial", 4, "", "An"]);
  expect(shown({ lives, trial }, 3)).toEqual(["live", 7, "Tea", ""]);
  expect(shown({ trial: { ...trial, state: "held" } }, 0)).toBeUndefined();
});
