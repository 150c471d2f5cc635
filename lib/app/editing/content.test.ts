import { eq } from "drizzle-orm";
import type { SaveRequest } from "./requests";
import type { Fields } from "./kinds";
import { isLongRun } from "../../../testing/long-run";
import { createDeskCaller } from "../../../testing/provider/desk";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { fixture, daysLater, now } from "../../../testing/provider/fixture";
import { assignParents, makeParents, makeStudents } from "../../../testing/provider/school";
import {
  bookings,
  contentHistory,
  linkProperties,
  liveClasses,
  recordings,
  seriesClasses,
  teachers,
} from "../schema";
import type { Database } from "../../base/db/types";
import { topUp } from "../demo/top-up";
import { discardDraft, removeRecord, saveRecord } from "./change";
import { reorder } from "./reorder";
import { readHistory, restoreRecord } from "./history";
import { publishDue } from "./publish-due";
import { ContentConflict } from "./edit";
import { listRecords } from "./list";
import { readRecord } from "./records";

const editor = { by: "Li", now };
const banner = {
  place: "homeBanners",
  link: "/new.webp",
  url: "",
  alt: {},
  shownFrom: null,
  shownUntil: null,
  languages: [],
};
const teacher = {
  nickname: { "en-US": "Hu" },
  avatar: "/hu.svg",
  country: "CN",
  description: { "en-US": "Patient", "zh-CN": "耐心" },
  recommended: true,
};

const create = (db: Database, fields: object, more: Partial<SaveRequest> = {}) =>
  saveRecord(
    db,
    { kind: "teacher", version: 0, publish: "now", fields: fields as Record<string, unknown>, ...more },
    editor,
  );
const names = async (at = now) =>
  (await call("recommendedTeachers", {}, { now: at })).list.map(({ nickname }) => nickname);
const links = async (language = "en-US" as never, at = now) =>
  (await call("homePage", { type: 1, name: "home" }, { language, now: at })).link_properties.map(
    ({ link }) => link,
  );

describeEachEngine((db) => {
  /** Reads a class of the fixture, with a function that saves changed fields. */
  async function series(key: string) {
    const record = await readRecord(db(), { kind: "series", id: await findClassId(db(), key) });
    const save = (fields: object, version = record.version) =>
      saveRecord(
        db(),
        {
          kind: "series",
          id: record.id,
          version,
          publish: "now",
          fields: { ...record.published, ...fields },
        },
        editor,
      );
    return { ...record, fields: record.published as Extract<Fields, { comboName: unknown }>, save };
  }

  describe("a record", () => {
    test("is a hidden draft, then published, and changed again", async () => {
      const draft = await create(db(), teacher, { publish: "no" });
      expect(draft).toMatchObject({ status: "draft", published: null, version: 1, changedBy: "Li" });
      expect(await names()).toEqual(["Lin en-US"]);
      const { id, version } = draft;
      const published = await create(db(), teacher, { id, version });
      expect(published).toMatchObject({ status: "published", draft: null, version: 2, published: teacher });
      expect(await names()).toEqual(["Lin en-US", "Hu"]);
      const renamed = { ...teacher, nickname: { "en-US": "Hu", "ko-KR": "후" } };
      const changed = await create(db(), renamed, { id, version: 2, publish: "no" });
      expect(changed).toMatchObject({ status: "changed", published: teacher, draft: renamed });
      await discardDraft(db(), { kind: "teacher", id, version: 3 }, editor);
      expect(await readRecord(db(), { kind: "teacher", id })).toMatchObject({
        status: "published",
        draft: null,
      });
    });

    test("with a stale version is not saved; the conflict carries the current record", async () => {
      const { id } = await create(db(), teacher);
      const mine = { ...teacher, country: "SG" };
      await create(db(), { ...teacher, country: "MY" }, { id, version: 1 });
      const conflict = await create(db(), mine, { id, version: 1 }).catch((error: unknown) => error);
      expect(conflict).toBeInstanceOf(ContentConflict);
      expect((conflict as ContentConflict).current).toMatchObject({
        version: 2,
        published: { country: "MY" },
      });
    });

    test("loses no change of concurrent editors", async () => {
      const { id } = await create(db(), { ...teacher, description: { "en-US": "-" } });
      // Each write retries after every faster one: about 1,300 times for fifty writers.
      const count = isLongRun ? 50 : 20;
      const editors = Array.from({ length: count }, (_, index) => `<${index}>`);
      const add = async (mark: string): Promise<void> => {
        const { version, published } = await readRecord(db(), { kind: "teacher", id });
        const { description } = published as { description: { "en-US": string } };
        const fields = { ...teacher, description: { "en-US": description["en-US"] + mark } };
        await create(db(), fields, { id, version }).catch((error: unknown) => {
          if (error instanceof ContentConflict) return add(mark);
          throw error;
        });
      };
      await Promise.all(editors.map(add));
      const { published, version } = await readRecord(db(), { kind: "teacher", id });
      for (const mark of editors) expect(JSON.stringify(published)).toContain(mark);
      expect(version).toBe(count + 1);
      expect(await readHistory(db(), { kind: "teacher", id })).toHaveLength(count + 1);
    }, 60_000);

    test("has a history of authors and changes, and can be restored from it", async () => {
      const { id } = await create(db(), teacher);
      await create(db(), { ...teacher, country: "SG" }, { id, version: 1 });
      await removeRecord(db(), { kind: "teacher", id, version: 2 }, { ...editor, by: "Wang" });
      expect(await names()).toEqual(["Lin en-US"]);
      expect((await readRecord(db(), { kind: "teacher", id })).status).toBe("gone");
      const history = await readHistory(db(), { kind: "teacher", id });
      expect(history.map(({ action, by }) => [action, by])).toEqual([
        ["remove", "Wang"],
        ["publish", "Li"],
        ["publish", "Li"],
      ]);
      expect(history[1]).toMatchObject({ before: { country: "CN" }, after: { country: "SG" } });
      const historyId = history[1]?.id ?? 0;
      const restored = await restoreRecord(
        db(),
        { kind: "teacher", id, version: 3, history_id: historyId, state: "before" },
        editor,
      );
      expect(restored).toMatchObject({ status: "draft", draft: teacher });
      await create(db(), teacher, { id, version: 4 });
      expect(await names()).toEqual(["Lin en-US", "Hu"]);
    });

    test("that others refer to cannot be removed", async () => {
      const [lin] = await db().select().from(teachers).orderBy(teachers.id);
      const address = { kind: "teacher", id: lin?.id ?? 0, version: 0 } as const;
      await expect(removeRecord(db(), address, editor)).rejects.toMatchObject({
        issues: [{ path: "", message: "teacherHasAccount" }],
      });
      expect(await names()).toEqual(["Lin en-US"]);
    });

    test.each([
      [
        "an English text that is missing",
        { nickname: { "zh-CN": "胡" } },
        "nickname.en-US",
        "fallbackMissing",
      ],
      ["a text of a megabyte", { nickname: { "en-US": "x".repeat(1_000_000) } }, "nickname.en-US", "tooLong"],
      ["an address with script", { avatar: "javascript:alert(1)" }, "avatar", "notAnAddress"],
      ["another site without its scheme", { avatar: "//evil.example" }, "avatar", "notAnAddress"],
      ["a missing country", { country: "" }, "country", "required"],
      ["an unknown language", { nickname: { "en-US": "Hu", xx: "?" } }, "nickname", "malformed"],
      ["nothing at all", { recommended: undefined }, "recommended", "required"],
    ])("is refused with %s", async (_what, wrong, path, message) => {
      await expect(create(db(), { ...teacher, ...wrong })).rejects.toMatchObject({
        codeName: "invalidInput",
        issues: expect.arrayContaining([{ path, message }]),
      });
    });

    test("keeps no control character of a pasted name, whose tabs and line breaks become spaces", async () => {
      await create(db(), { ...teacher, nickname: { "en-US": "Hu\0\tJing\r\nOne\ud800\vTwo" } });
      expect(await names()).toContain("Hu Jing One Two");
    });

    test("keeps markup in its name as text", async () => {
      await create(db(), { ...teacher, nickname: { "en-US": "<img src=x onerror=alert(1)>" } });
      expect(await names()).toContain("<img src=x onerror=alert(1)>");
    });

    test("that does not exist cannot be saved", async () => {
      await expect(create(db(), teacher, { id: 4711 })).rejects.toEqual(
        providerErrorMatching("notFound", ""),
      );
      await expect(readRecord(db(), { kind: "teacher", id: 4711 })).rejects.toEqual(
        providerErrorMatching("notFound", ""),
      );
      await expect(create(db(), {}, { kind: "app" })).rejects.toMatchObject({ codeName: "invalidInput" });
    });
  });

  describe("pictures of a place", () => {
    const place = (fields: object) => create(db(), { ...banner, ...fields }, { kind: "placement" });

    test("are added last, and shown in their period and languages", async () => {
      await place({});
      expect(await links()).toEqual(["/a.svg", "/b.svg", "/new.webp"]);
      await place({ link: "/vi.webp", languages: ["vi-VN"] });
      await place({
        link: "/soon.webp",
        shownFrom: daysLater(1).toISOString(),
        shownUntil: daysLater(2).toISOString(),
      });
      expect(await links()).not.toContain("/vi.webp");
      expect(await links("vi-VN" as never)).toContain("/vi.webp");
      expect(await links(undefined, daysLater(1))).toContain("/soon.webp");
      expect(await links(undefined, daysLater(2))).not.toContain("/soon.webp");
      await expect(
        place({ shownFrom: daysLater(2).toISOString(), shownUntil: daysLater(1).toISOString() }),
      ).rejects.toMatchObject({ issues: [{ path: "shownUntil", message: "endsBeforeStart" }] });
    });

    test("can be reordered, unless the order changed meanwhile", async () => {
      const { list } = await listRecords(db(), {
        kind: "placement",
        search: "",
        sort: "order",
        descending: false,
        page: 1,
        per_page: 10,
      });
      const ids = list.filter(({ fields }) => fields.place === "homeBanners").map(({ id }) => id);
      await reorder(db(), { place: "homeBanners", before: ids, after: ids.toReversed() }, editor);
      expect(await links()).toEqual(["/b.svg", "/a.svg"]);
      await expect(
        reorder(db(), { place: "homeBanners", before: ids, after: ids }, editor),
      ).rejects.toBeInstanceOf(ContentConflict);
      await expect(
        reorder(db(), { place: "homeBanners", before: ids.toReversed(), after: [ids[0] ?? 0] }, editor),
      ).rejects.toMatchObject({ codeName: "invalidInput" });
    });

    test("return to their former position", async () => {
      const [first] = await db().select().from(linkProperties).where(eq(linkProperties.link, "/a.svg"));
      const address = { kind: "placement", id: first?.id ?? 0 } as const;
      const { version } = await removeRecord(db(), { ...address, version: 0 }, editor);
      expect(await links()).toEqual(["/b.svg"]);
      const [removed] = await readHistory(db(), address);
      const request = { ...address, version, history_id: removed?.id ?? 0, state: "before" } as const;
      const drafted = await restoreRecord(db(), request, editor);
      await saveRecord(
        db(),
        { ...address, version: drafted.version, fields: { ...drafted.draft }, publish: "now" },
        editor,
      );
      expect(await links()).toEqual(["/a.svg", "/b.svg"]);
    });

    test("are no more than a hundred", async () => {
      const others = Array.from({ length: 96 }, (_, order) => ({ link: "/other.webp", order: 10 + order }));
      await db()
        .insert(linkProperties)
        .values(others.map((other) => ({ type: 1 as const, name: "home" as const, ...other })));
      await place({});
      await expect(place({})).rejects.toMatchObject({ issues: [{ message: "tooManyRecords" }] });
    });
  });

  describe("a draft with a time", () => {
    test("is published once when due, by concurrent processes", async () => {
      await create(db(), teacher, { publish: daysLater(1).toISOString() });
      expect(await publishDue(db(), now)).toBe(0);
      const published = await Promise.all([1, 2, 3].map(() => publishDue(db(), daysLater(1))));
      expect(published.reduce((sum, count) => sum + count)).toBe(1);
      expect(await names()).toEqual(["Lin en-US", "Hu"]);
    });

    test("that cannot be published stays, with its problem", async () => {
      const { id, fields } = await series("dear");
      await db().update(seriesClasses).set({ students: 0 }).where(eq(seriesClasses.id, id));
      await saveRecord(
        db(),
        {
          kind: "series",
          id,
          version: 0,
          publish: daysLater(1).toISOString(),
          fields: { ...fields, classPoint: 1 },
        },
        editor,
      );
      await db().update(seriesClasses).set({ students: 1 }).where(eq(seriesClasses.id, id));
      expect(await publishDue(db(), daysLater(1))).toBe(0);
      expect(await readRecord(db(), { kind: "series", id })).toMatchObject({
        status: "changed",
        draft: { classPoint: 1 },
        problem: [{ path: "classPoint", message: "fixedSinceFirstSeat" }],
      });
      expect(await publishDue(db(), daysLater(2))).toBe(0);
    });
  });

  describe("a scheduled time", () => {
    const at = daysLater(1).toISOString();
    const refused = async () => (await createDeskCaller(db, "editor@example.com")("today/show", {})).refused;
    const listed = async (kind: "series" | "teacher", id: number) =>
      (await createDeskCaller(db, "editor@example.com")("content/list", { kind, per_page: 500 })).list.find(
        (one) => one.id === id,
      );

    test.each([
      ["now", now],
      ["a year ago", daysLater(-365)],
    ])("in the past is refused, and nothing is published (%s)", async (_when, past) => {
      const save = create(db(), teacher, { publish: past.toISOString() });
      await expect(save).rejects.toMatchObject({ issues: [{ path: "publish", message: "past" }] });
      expect(await names()).toEqual(["Lin en-US"]);
    });

    test("is refused if publication would fail, and nothing changes", async () => {
      const { id, fields, version } = await series("dear");
      await db().update(seriesClasses).set({ students: 1 }).where(eq(seriesClasses.id, id));
      const cheap = { ...fields, classPoint: 1 };
      const more = { kind: "series", id, version } as const;
      await expect(create(db(), cheap, { ...more, publish: at })).rejects.toMatchObject({
        issues: [{ path: "classPoint", message: "fixedSinceFirstSeat" }],
      });
      expect(await readRecord(db(), more)).toMatchObject({ version, draft: null });
      await create(db(), { ...fields, capacity: 40 }, { ...more, publish: at });
      // The trial publication was rolled back.
      expect((await series("dear")).fields).toEqual(fields);
      expect(await readRecord(db(), more)).toMatchObject({ status: "scheduled", publishAt: at });
    });

    test("is checked against the future state, as for the recording of a live class that ends before", async () => {
      const [live] = await db().select().from(liveClasses);
      const [course] = (
        await listRecords(db(), {
          kind: "course",
          search: "",
          sort: "id",
          descending: false,
          page: 1,
          per_page: 1,
        })
      ).list;
      await db()
        .update(liveClasses)
        .set({ startsAt: now, endsAt: daysLater(1) });
      const { lessonName, cover, id: liveId } = live!;
      const recording = {
        courseId: course?.id,
        lessonName,
        cover,
        url: null,
        startsAt: now.toISOString(),
        liveId,
      };
      const saveRecording = (publish: string) => create(db(), recording, { kind: "recording", publish });
      await expect(saveRecording(daysLater(0.5).toISOString())).rejects.toMatchObject({
        issues: [{ message: "notOver" }],
      });
      expect(await saveRecording(daysLater(2).toISOString())).toMatchObject({ status: "scheduled" });
    });

    test("is kept or cleared by the next save", async () => {
      const { id } = await create(db(), teacher, { publish: at });
      const rescheduled = await create(db(), { ...teacher, country: "SG" }, { id, version: 1, publish: at });
      expect(rescheduled).toMatchObject({ status: "scheduled", publishAt: at });
      const untimed = await create(db(), teacher, { id, version: 2, publish: "no" });
      expect(untimed).toMatchObject({ status: "draft", publishAt: null });
    });

    test("whose publication failed is shown in the list and on the start page until the next save", async () => {
      expect(await refused()).toBeUndefined();
      const { id, fields } = await series("dear");
      await db().update(seriesClasses).set({ students: 0 }).where(eq(seriesClasses.id, id));
      const cheap = { ...fields, classPoint: 1 };
      await create(db(), cheap, { kind: "series", id, publish: at });
      await db().update(seriesClasses).set({ students: 1 }).where(eq(seriesClasses.id, id));
      expect(await listed("series", id)).toMatchObject({ refused: false, publish_at: at });
      await publishDue(db(), daysLater(1));
      expect(await refused()).toEqual({ count: 1, kind: "series", id });
      expect(await listed("series", id)).toMatchObject({ refused: true, publish_at: null });
      await create(db(), fields, { kind: "series", id, version: 2 });
      expect(await refused()).toBeUndefined();
      expect(await listed("series", id)).toMatchObject({ refused: false });
    });
  });

  describe("a series class with seats taken", () => {
    test.each([
      ["its price", { classPoint: 1 }, "classPoint"],
      ["its teacher", { teacherId: 2 }, "teacherId"],
      ["its level, and so its textbook", { level: "HSK 9" }, "level"],
      ["its times", { lessons: [] as object[] }, "lessons"],
    ])("keeps %s", async (_what, change, path) => {
      const { save, fields } = await series("open");
      const moved = fields.lessons
        .map((lesson) => ({ ...lesson, endsAt: daysLater(60).toISOString() }))
        .slice(-1);
      await expect(save("lessons" in change ? { lessons: moved } : change)).rejects.toMatchObject({
        issues: [{ path, message: "fixedSinceFirstSeat" }],
      });
    });

    test("cannot shrink below its taken seats, and can be closed but not removed", async () => {
      const { id, save, fields, seats } = await series("open");
      expect(seats).toBe(2);
      await expect(save({ capacity: 1 })).rejects.toMatchObject({
        issues: [{ path: "capacity", message: "belowSeatsTaken" }],
      });
      await expect(removeRecord(db(), { kind: "series", id, version: 0 }, editor)).rejects.toMatchObject({
        issues: [{ message: "hasSeats" }],
      });
      const renamed = fields.lessons.map((lesson) => ({ ...lesson, name: { "en-US": "Mended" } }));
      await save({ lessons: renamed, closed: true });
      expect((await call("preSales", {})).list.map((one) => one.id)).not.toContain(id);
      const token = await issueTokenFor(db(), "student@example.com");
      await expect(call("preSaleApply", { id }, { token })).rejects.toEqual(
        providerErrorMatching("deadlinePassed"),
      );
    });

    test("keeps every seat while bookings and lower capacities compete", async () => {
      const { id, fields } = await series("dear");
      await db().update(seriesClasses).set({ students: 0 }).where(eq(seriesClasses.id, id));
      await saveRecord(
        db(),
        {
          kind: "series",
          id,
          version: 0,
          publish: "now",
          fields: { ...fields, classPoint: 1, capacity: 30 },
        },
        editor,
      );
      const students = await makeStudents(db(), 40, now);
      const [parent] = await makeParents(db(), [100]);
      await assignParents(db(), [{ parentId: parent ?? 0, students }]);
      const book = ({ token }: { token: string }) =>
        call("preSaleApply", { id }, { token }).catch(() => undefined);
      const lower = async (capacity: number) =>
        saveRecord(
          db(),
          {
            kind: "series",
            id,
            version: (await readRecord(db(), { kind: "series", id })).version,
            publish: "now",
            fields: { ...fields, classPoint: 1, capacity },
          },
          editor,
        ).catch(() => undefined);
      await Promise.all([...students.map(book), ...[25, 20, 15, 10, 5].map(lower)]);
      const [row] = await db().select().from(seriesClasses).where(eq(seriesClasses.id, id));
      const taken = await db().$count(bookings, eq(bookings.classId, id));
      expect(taken).toBe(row?.students);
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThanOrEqual(row?.capacity ?? 0);
    }, 60_000);
  });

  test("a finished live class becomes a recording, once", async () => {
    const [live] = await db().select().from(liveClasses);
    const [course] = (
      await listRecords(db(), {
        kind: "course",
        search: "",
        sort: "title",
        descending: true,
        page: 1,
        per_page: 1,
      })
    ).list;
    const recording = {
      courseId: course?.id,
      lessonName: live?.lessonName,
      cover: live?.cover,
      url: "https://video.example/1",
      startsAt: live?.startsAt.toISOString(),
      liveId: live?.id,
    };
    const saveRecording = () => create(db(), recording, { kind: "recording" });
    await db()
      .update(liveClasses)
      .set({ endsAt: daysLater(1) });
    await expect(saveRecording()).rejects.toMatchObject({ issues: [{ path: "liveId", message: "notOver" }] });
    await db()
      .update(liveClasses)
      .set({ startsAt: daysLater(-2), endsAt: daysLater(-1) });
    const { id } = await saveRecording();
    expect((await db().select().from(recordings).where(eq(recordings.id, id)))[0]).toMatchObject({
      url: "https://video.example/1",
    });
    await expect(saveRecording()).rejects.toMatchObject({
      issues: [{ path: "liveId", message: "recordedAlready" }],
    });
  });

  test("demo content edited at the desk is no longer topped up", async () => {
    const { save, fields } = await series("open");
    await save({});
    await topUp(db(), () => fixture, daysLater(40));
    expect((await series("open")).fields.lessons).toEqual(fields.lessons);
    expect((await series("expired")).fields.deadline).not.toBe(fields.deadline);
  });

  test("lists are searched, sorted and paged", async () => {
    const ask = (more: object) =>
      listRecords(db(), {
        kind: "series",
        search: "",
        sort: "title",
        descending: false,
        page: 1,
        per_page: 2,
        ...more,
      });
    const { total, list } = await ask({});
    expect(total).toBe(fixture.seriesClasses.length);
    expect(list.map(({ fields }) => (fields.comboName as { "en-US": string })["en-US"])).toEqual([
      "applied en-US",
      "dear en-US",
    ]);
    expect(list[0]).toMatchObject({ status: "published", seats: 2 });
    expect((await ask({ search: "VIETNAMESE KO-kr" })).total).toBe(1);
    expect(await db().$count(contentHistory)).toBe(0);
    // Start and teacher come from the draft if there is one.
    const { id, fields, version } = await series("dear");
    const facts = { firstAt: fields.lessons[0]?.startsAt, teacher: { "en-US": "Lin en-US" } };
    expect(list[1]).toMatchObject(facts);
    const lessons = fields.lessons.slice(1);
    const draft = { ...fields, lessons };
    await saveRecord(db(), { kind: "series", id, version, publish: "no", fields: draft }, editor);
    expect((await ask({})).list[1]).toMatchObject({ ...facts, firstAt: lessons[0]?.startsAt });
    expect((await ask({ kind: "teacher" })).list[0]).toMatchObject({ firstAt: null, teacher: null });
    expect((await ask({ page: 900 })).list).toEqual([]);
  });
});
