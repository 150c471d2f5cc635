import { eq, ne } from "drizzle-orm";
import { accountViews as rows, type AccountView, type ViewRequest } from "./view-calls";
import { languages } from "../../base/i18n/languages";
import { school } from "../school/school";
import { accountViewHandlers } from "./views";
import { register } from "./register";
import { accounts, lessons, liveClasses, seriesClasses, teachers, trialLessons } from "../../app/schema";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { issueToken } from "../identity/tokens";
import type { CallContext } from "../../engines/calls/context";

/** Reads a view like the gateway, which validates the response. */
async function view<Name extends keyof typeof rows>(
  name: Name,
  viewRequest: Partial<ViewRequest> = {},
  context: Partial<CallContext> = {},
) {
  const response = await accountViewHandlers[name](
    { of: "live", ...viewRequest } as never,
    { language: "en-US", now, ...context } as never,
  );
  return rows[name].response.parse(response) as AccountView<Name>;
}

const refusal = (codeName: string) => expect.objectContaining({ name: "ProviderError", codeName });

describeEachEngine((db) => {
  const tokenFor = (email: string) => issueTokenFor(db(), email);

  describe("the student centre", () => {
    test("shows a student the parent's points and the student's own classes, but not a sister's", async () => {
      const own = await view("student", {}, { token: await tokenFor("student@example.com") });
      expect(own).toMatchObject({ nickname: "An", class_point: 100, students: [{ nickname: "An" }] });
      expect(own.students[0]?.classes).toMatchObject([
        { combo_name: "applied en-US", is_apply: true, lesson_number: 3, teacher_name: "Lin en-US" },
      ]);
      const sisters = await view("student", {}, { token: await tokenFor("sister@example.com") });
      expect(sisters).toMatchObject({ class_point: 100, students: [{ nickname: "Bo", classes: [] }] });
    });

    test("shows a booking immediately, to both siblings who share the points", async () => {
      const token = await tokenFor("sister@example.com");
      await call("bookCombo", { class_id: await findClassId(db(), "open") }, { token });
      const own = await view("student", {}, { token });
      expect(own.class_point).toBe(70);
      expect(own.students[0]?.classes).toMatchObject([{ combo_name: "open en-US", students: 3 }]);
      expect(await view("student", {}, { token: await tokenFor("student@example.com") })).toMatchObject({
        class_point: 70,
        students: [{ classes: [{ combo_name: "applied en-US" }] }],
      });
    });

    test("shows a parent all its students", async () => {
      const family = await view("student", {}, { token: await tokenFor("parent@example.com") });
      expect(family).toMatchObject({ nickname: "Trang", class_point: 100 });
      expect(family.students.map(({ nickname, classes }) => [nickname, classes.length])).toEqual([
        ["An", 1],
        ["Bo", 0],
      ]);
    });

    test("is empty for a new account", async () => {
      const { token } = await register({
        nickname: "Mai",
        email: "mai@example.com",
        password: "correct horse",
        language: "vi-VN",
      });
      expect(await view("student", {}, { token, now: new Date() })).toEqual({
        nickname: "Mai",
        closed_days: [],
        confirm_email: false,
        reader: { language: "vi-VN", time_zone: null },
        parent: false,
        email: "mai@example.com",
        class_point: 0,
        points_by_end: [],
        reserved: [],
        students: [
          { id: expect.any(Number), nickname: "Mai", birth_year: null, calendar: false, classes: [] },
        ],
        trial: { state: "none", student: null, from: null, teacher: "", classroom: null },
        messages: [],
        waiting: [],
        lives: [],
        recorded_lives: [],
      });
    });

    test("is not for teachers", async () => {
      await expect(view("student", {}, { token: await tokenFor("teacher@example.com") })).rejects.toEqual(
        refusal("notAllowed"),
      );
    });
  });

  describe("the teacher centre", () => {
    test("shows the teacher's own classes with their seats and the names of their students", async () => {
      const { nickname, classes, calendar } = await view(
        "teacher",
        {},
        { token: await tokenFor("teacher@example.com") },
      );
      expect([nickname, calendar]).toEqual(["Lin", false]);
      expect(classes).toHaveLength(7);
      const named = (name: string) => classes.find(({ combo_name }) => combo_name.startsWith(name));
      expect(named("full")).toMatchObject({ students: 6, class_capacity: 6 });
      expect(named("applied")?.names).toEqual(["An"]);
    });

    test("shows the lessons from 30 days ago on, without ids, addresses or meeting links", async () => {
      const token = await tokenFor("teacher@example.com");
      const classId = await findClassId(db(), "applied");
      const secret = "https://meet.example/secret";
      await db().update(teachers).set({ meetingUrl: secret }).where(eq(teachers.id, 1));
      const [first] = (await view("teacher", {}, { token })).lessons.filter(({ id }) => id === classId);
      const at = new Date(first?.to ?? 0).getTime();
      const lessonsAt = async (ms: number) => {
        const later = new Date(ms);
        const session = await issueTokenFor(db(), "teacher@example.com", later);
        const dashboard = await view("teacher", {}, { token: session, now: later });
        expect(JSON.stringify(dashboard)).not.toMatch(/secret|@example/);
        return dashboard.lessons.filter(({ of, id }) => of === "series" && id === classId);
      };
      const day = 86_400_000;
      const lessons = await lessonsAt(at + 30 * day - 1);
      expect(lessons).toHaveLength(3);
      expect(lessons[0]).toEqual({
        of: "series",
        id: classId,
        title: "applied en-US",
        lesson_name: "Lesson 1 en-US",
        from: first?.from,
        to: first?.to,
        room: true,
        recording: null,
        student: null,
        attendance: null,
      });
      expect(await lessonsAt(at + 30 * day)).toHaveLength(2);
    });

    test("shows own live classes, and whether a classroom can be entered: by the nearest link", async () => {
      const token = await tokenFor("teacher@example.com");
      const lives = async () =>
        (await view("teacher", {}, { token })).lessons.filter(({ of }) => of === "live");
      expect(await lives()).toMatchObject([{ lesson_name: "Tones en-US", title: "Live en-US", room: false }]);
      await db().update(liveClasses).set({ meetingUrl: "https://meet.example/live" });
      expect(await lives()).toMatchObject([{ room: true }]);
      const { lessons: own } = await view("teacher", {}, { token });
      expect(own.filter(({ of }) => of === "series").every(({ room }) => !room)).toBe(true);
    });

    test("leaves out a closed class without students, which does not take place", async () => {
      const token = await tokenFor("teacher@example.com");
      const id = await findClassId(db(), "open");
      await db().update(seriesClasses).set({ closed: true, students: 0 }).where(eq(seriesClasses.id, id));
      const { classes, lessons: own } = await view("teacher", {}, { token });
      expect(classes).toHaveLength(6);
      expect(own.filter((lesson) => lesson.of === "series" && lesson.id === id)).toEqual([]);
    });

    test("shows the teacher's own arranged trial lessons, next one first", async () => {
      const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
      const insertTrial = async (
        name: string,
        state: "arranged" | "held",
        hours: number,
        teacherId: number,
      ) => {
        const email = `${name}@example.com`;
        await register({ nickname: name, email, password: "correct horse", language: "vi-VN" });
        const [{ id, parentId } = { id: 0, parentId: null }] = await db()
          .select()
          .from(accounts)
          .where(eq(accounts.email, email));
        const family = { parentId: parentId ?? id, studentId: id };
        await db()
          .insert(trialLessons)
          .values({ ...family, state, startsAt: at(hours), teacherId });
      };
      const token = await tokenFor("teacher@example.com");
      const [lin] = await db().select().from(accounts).where(eq(accounts.email, "teacher@example.com"));
      const own = lin?.teacherId ?? 0;
      const other = await db().select().from(teachers).where(ne(teachers.id, own));
      await insertTrial("later", "arranged", 48, own);
      await insertTrial("now", "arranged", -1, own);
      await insertTrial("past", "arranged", -31 * 24, own);
      await insertTrial("done", "held", -2, own);
      await insertTrial("others", "arranged", 1, other[0]?.id ?? 0);
      const { lessons: all } = await view("teacher", {}, { token });
      const trials = all.filter(({ of }) => of === "trial");
      expect(trials.map(({ student, from, room }) => [student, from, room])).toEqual([
        ["done", at(-2).toISOString(), false],
        ["now", at(-1).toISOString(), false],
        ["later", at(48).toISOString(), false],
      ]);
    });

    test.each(["student@example.com", "parent@example.com"])("is not for %s", async (email) => {
      await expect(view("teacher", {}, { token: await tokenFor(email) })).rejects.toEqual(
        refusal("notAllowed"),
      );
    });
  });

  describe("a live class", () => {
    test.each(["student@example.com", "parent@example.com", "teacher@example.com"])(
      "has names, teacher and times for %s",
      async (email) => {
        const live = await view(
          "live-detail",
          { id: 1 },
          { token: await tokenFor(email), language: "ko-KR" },
        );
        expect(live).toEqual({
          id: 1,
          course_name: "Live ko-KR",
          lesson_name: "Tones ko-KR",
          cover_url: "/l.svg",
          teacher_id: 1,
          teacher_name: "Lin ko-KR",
          updated_at: expect.any(String) as string,
          has_link: false,
          from: new Date(now.getTime() - 20 * 60_000).toISOString(),
          to: new Date(now.getTime() + 40 * 60_000).toISOString(),
        });
      },
    );
  });

  describe("a course", () => {
    test("is public, newest recording first, but only members get the addresses of recordings", async () => {
      const course = await view("course", { id: 1 });
      expect(course).toMatchObject({
        course_name: "HSK en-US",
        course_brief: "Brief en-US",
        level_class_point: [{ class_point: 10 }, { class_point: 20 }, { class_point: 30 }],
      });
      expect(course.recordings.map(({ watch_url }) => watch_url)).toEqual([null, null]);
      expect(course.recordings.map(({ lesson_name }) => lesson_name)).toEqual(["New en-US", "Old en-US"]);
      const token = await tokenFor("student@example.com");
      const { recordings } = await view("course", { id: 1 }, { token });
      expect(recordings.map(({ watch_url }) => watch_url)).toEqual([
        "https://films.example/new",
        school().videoChannel,
      ]);
    });

    test("does not show a recording before the start of its class", async () => {
      expect((await view("course", { id: 1 }, { now: daysLater(-5) })).recordings).toHaveLength(1);
    });
  });

  describe("a teacher", () => {
    test("is shown with the series classes, including which the student has applied for", async () => {
      const teacher = await view(
        "teacher-detail",
        { id: 1 },
        { token: await tokenFor("student@example.com") },
      );
      expect(teacher).toMatchObject({ nickname: "Lin en-US", country: "CN", description: "Kind en-US" });
      expect(teacher.classes.filter(({ is_apply }) => is_apply)).toMatchObject([
        { combo_name: "applied en-US" },
      ]);
      const token = await tokenFor("sister@example.com");
      expect(await view("teacher-detail", { id: 2 }, { token })).toMatchObject({ classes: [] });
    });
  });

  describe("the classroom", () => {
    test("of a live class is available to any member", async () => {
      const token = await tokenFor("sister@example.com");
      expect(await view("classroom", { id: 2 }, { token })).toMatchObject({
        title: "Live en-US",
        lesson_name: "Tea en-US",
      });
    });

    test.each(["student@example.com", "parent@example.com", "teacher@example.com"])(
      "of a series class shows the next lesson, and after the end the last one, for %s",
      async (email) => {
        const id = await findClassId(db(), "applied");
        const token = await tokenFor(email);
        const plan = await db()
          .select()
          .from(lessons)
          .where(eq(lessons.classId, id))
          .orderBy(lessons.position);
        const lessonAt = async (moment: Date) =>
          (await view("classroom", { id, of: "series" }, { token, now: moment })).lesson_name;
        expect(await lessonAt(now)).toBe("Lesson 1 en-US");
        expect(await lessonAt(plan[1]?.startsAt ?? now)).toBe("Lesson 2 en-US");
        expect(await lessonAt(plan[2]?.endsAt ?? now)).toBe("Lesson 3 en-US");
      },
    );

    test("of a series class is not found for accounts without a part in it", async () => {
      const id = await findClassId(db(), "applied");
      const token = await tokenFor("sister@example.com");
      await expect(view("classroom", { id, of: "series" }, { token })).rejects.toEqual(refusal("notFound"));
    });

    test("of a series class is not found for a parent without students", async () => {
      const id = await findClassId(db(), "applied");
      const childless = { kind: "parent", nickname: "Ha", points: 0 } as const;
      const [parent] = await db().insert(accounts).values(childless).returning();
      const token = await issueToken(db(), parent?.id ?? 0, now);
      await expect(view("classroom", { id, of: "series" }, { token })).rejects.toEqual(refusal("notFound"));
      expect((await view("student", {}, { token })).students).toEqual([]);
    });
  });

  const byId = ["live-detail", "course", "teacher-detail", "classroom"] as const;

  test.each(byId)("%s of an unknown id is not found", async (name) => {
    const token = await tokenFor("student@example.com");
    for (const id of [999, 2_147_483_647, 2_147_483_648, 9_999_999_999, undefined]) {
      await expect(view(name, { id }, { token })).rejects.toEqual(refusal("notFound"));
    }
  });

  test.each(["student", "teacher", "live-detail", "teacher-detail", "classroom"] as const)(
    "%s requires a valid token",
    async (name) => {
      for (const token of [undefined, "forged"]) {
        await expect(view(name, { id: 1 }, { token })).rejects.toEqual(refusal("tokenFailure"));
      }
    },
  );

  test("views are in the requested language", async () => {
    const token = await tokenFor("student@example.com");
    for (const language of languages) {
      const { students } = await view("student", {}, { token, language });
      expect(students[0]?.classes[0]?.lesson_list[0]?.lesson_name).toBe(`Lesson 1 ${language}`);
    }
  });
});
