import { eq } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { call, findClassId, issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import {
  lessonRecordings,
  lessons,
  liveClasses,
  recordings,
  seriesClasses,
  staffLog,
} from "../../../app/schema";
import { saveRecord } from "../../../app/editing/change";
import { readRecord } from "../../../app/editing/records";
import { saveLive } from "../../live/saved-lives";
import { accountViewHandlers } from "../../people/views";

const link = "https://video.example/secret-recording";

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const editor = createDeskCaller(db, "editor@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  /** At this time two of the three lessons of the fixture's class `open` are over, the second for 22 hours. */
  const afterTwo = daysLater(8);
  const contextOf = async (email: string, at = afterTwo) =>
    ({ language: "en-US", now: at, token: await issueTokenFor(db(), email, at) }) as const;
  const lessonsOf = (id: number) =>
    db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(lessons.position);
  async function refTo(key: string, position: number) {
    const id = await findClassId(db(), key);
    const lesson = (await lessonsOf(id))[position];
    return { of: "series" as const, id, starts_at: lesson?.startsAt.toISOString() ?? "" };
  }
  const list = async (recorded = false, at = afterTwo, as = owner) =>
    (await as("recordings/list", { recorded }, at)).lessons;
  const dashboardOf = async (email: string, at = afterTwo) =>
    accountViewHandlers.student({ of: "live" }, await contextOf(email, at));
  const recordingsOf = async (email: string) =>
    (await dashboardOf(email)).students.map(({ nickname, classes }) => [
      nickname,
      ...classes.flatMap(({ recordings: own }) => own.map(({ url }) => url)),
    ]);

  test("lessons without a recording are listed, oldest first, with whether the promise is past", async () => {
    const { of, id, starts_at } = await refTo("open", 0);
    const found = (await list()).filter((one) => one.of === of && one.id === id);
    expect(found).toMatchObject([
      { starts_at, lesson_name: "Lesson 1 en-US", class_name: "open en-US", is_late: true, url: "" },
      { lesson_name: "Lesson 2 en-US", is_late: false },
    ]);
    const ends = (await list()).map(({ ended_at }) => ended_at);
    expect(ends).toEqual(ends.toSorted());
    // A live class that ended, but none of a class without students, and none after a month.
    const { total, lessons: shown } = await editor("recordings/list", {}, afterTwo);
    expect(shown.some((one) => one.of === "live")).toBe(true);
    expect(total).toBe(shown.length);
    await db()
      .update(seriesClasses)
      .set({ students: 0 })
      .where(eq(seriesClasses.id, await findClassId(db(), "dear")));
    expect((await list()).some((one) => one.class_name === "dear en-US")).toBe(false);
    expect(await list(false, daysLater(60))).toEqual([]);
    expect(await list(false, now)).toEqual([]);
    expect((await adviser("today/work", {}, afterTwo)).unrecorded.total).toBe((await list()).length);
  });

  test("the recording reaches students with a seat and their parent, and nobody else", async () => {
    const ref = await refTo("open", 0);
    await call(
      "bookCombo",
      { class_id: ref.id },
      { token: await issueTokenFor(db(), "student@example.com") },
    );
    expect(await adviser("recordings/save", { ...ref, url: link, seen: "" }, afterTwo)).toEqual({
      saved: true,
      url: link,
    });
    expect(await recordingsOf("student@example.com")).toEqual([["An", link]]);
    expect(await recordingsOf("parent@example.com")).toEqual([["An", link], ["Bo"]]);
    expect(await recordingsOf("sister@example.com")).toEqual([["Bo"]]);
    const pages = [
      await call("preSales", { page: 1, per_page: 50 }, { now: afterTwo }),
      await call("preSales", { page: 1, per_page: 50 }, await contextOf("sister@example.com")),
      await call("preSales", { page: 1, per_page: 50 }, await contextOf("student@example.com")),
    ];
    expect(JSON.stringify(pages)).not.toContain("secret-recording");
    expect((await list(true)).map(({ url }) => url)).toContain(link);
    expect((await list()).map(({ starts_at, id }) => [id, starts_at])).not.toContainEqual([
      ref.id,
      ref.starts_at,
    ]);
    const subjects = (
      await db().select().from(staffLog).where(eq(staffLog.act, "recording")).orderBy(staffLog.id)
    ).map(({ subject }) => subject);
    expect(subjects).toEqual([`series ${ref.id}, ${ref.starts_at}`]);
    // A cancelled seat sees it no more.
    const { seats } = await owner("bookings/show", { id: ref.id }, afterTwo);
    await owner("bookings/cancel", { id: seats[0]?.id ?? 0, reason: "Moves away" }, afterTwo);
    expect(await recordingsOf("student@example.com")).toEqual([["An"]]);
  });

  test.each([
    "http://video.example/x",
    "https://user:password@video.example/x",
    "https://user@video.example/x",
    "https://192.168.1.5/x",
    "https://localhost/x",
    "https://recorder/x",
    "https://recorder.local/x",
    "javascript:alert(1)",
    "video.example/x",
    "not a link",
  ])("%s is no link to a recording", async (url) => {
    const request = { ...(await refTo("open", 0)), url, seen: "" };
    await expect(owner("recordings/save", request, afterTwo)).rejects.toMatchObject({
      codeName: "invalidInput",
      issues: [{ path: "url" }],
    });
    expect(await db().$count(lessonRecordings)).toBe(0);
  });

  test("only a lesson that is over takes a recording", async () => {
    const save = (ref: object) =>
      owner(
        "recordings/save",
        { ...(ref as Awaited<ReturnType<typeof refTo>>), url: link, seen: "" },
        afterTwo,
      );
    const third = await refTo("open", 2);
    await expect(save(third)).rejects.toEqual(providerErrorMatching("notAllowed", /isn't over/));
    await expect(save({ ...third, starts_at: daysLater(7.5).toISOString() })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await expect(save({ ...third, id: 9999 })).rejects.toEqual(providerErrorMatching("notFound"));
    const [live] = await db().select().from(liveClasses);
    const liveRef = { of: "live", id: live?.id ?? 0, starts_at: live?.startsAt.toISOString() ?? "" };
    await expect(save({ ...liveRef, starts_at: now.toISOString() })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await expect(save({ ...liveRef, id: 9999 })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("two people at one lesson: the second sees the first's link, and loses nothing", async () => {
    const ref = await refTo("open", 0);
    const save = (url: string, seen: string) => editor("recordings/save", { ...ref, url, seen }, afterTwo);
    const answers = await Promise.all([save(`${link}-1`, ""), save(`${link}-2`, "")]);
    expect(answers.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
    const [first] = answers.filter(({ saved }) => saved);
    expect(answers.map(({ url }) => url)).toEqual([first?.url, first?.url]);
    expect(await save(link, first?.url ?? "")).toEqual({ saved: true, url: link });
    expect(await save("", link)).toEqual({ saved: true, url: "" });
    expect(await db().$count(lessonRecordings)).toBe(0);
  });

  test("a live class's recording reaches those who saved it; a public one counts too", async () => {
    const [live, other] = await db().select().from(liveClasses).orderBy(liveClasses.startsAt);
    await saveLive({ id: live!.id, saved: true }, await contextOf("student@example.com", now));
    const ref = { of: "live" as const, id: live!.id, starts_at: live!.startsAt.toISOString() };
    await editor("recordings/save", { ...ref, url: link, seen: "" }, afterTwo);
    expect((await dashboardOf("student@example.com")).recorded_lives).toMatchObject([
      { id: live!.id, url: link },
    ]);
    expect((await dashboardOf("sister@example.com")).recorded_lives).toEqual([]);
    const [published] = await db().select().from(recordings);
    await db().update(recordings).set({ liveId: other!.id }).where(eq(recordings.id, published!.id));
    expect((await list()).filter((one) => one.of === "live")).toEqual([]);
    expect((await list(true)).filter((one) => one.of === "live")).toMatchObject([
      { id: other!.id, is_public: true, url: "" },
      { id: live!.id, is_public: false, url: link },
    ]);
  });

  test("a recording stays with its lesson when the class is edited", async () => {
    const ref = await refTo("open", 0);
    await owner("recordings/save", { ...ref, url: link, seen: "" }, afterTwo);
    await owner("recordings/save", { ...(await refTo("open", 1)), url: `${link}-2`, seen: "" }, afterTwo);
    const address = { kind: "series" as const, id: ref.id };
    const { published, version } = await readRecord(db(), address);
    const fields = published as { lessons: { startsAt: string; endsAt: string }[] };
    const later = (at: string) => new Date(Date.parse(at) - 7 * 86_400_000).toISOString();
    const moved = fields.lessons.map((lesson, index) =>
      index === 0 ? { ...lesson, startsAt: later(lesson.startsAt), endsAt: later(lesson.endsAt) } : lesson,
    );
    const change = { ...address, version, fields: { ...fields, lessons: moved }, publish: "now" as const };
    await saveRecord(db(), { ...change, announce: { "en-US": "Typo" } }, { by: "E", now: afterTwo });
    const rows = await db().select().from(lessonRecordings).orderBy(lessonRecordings.startsAt);
    expect(rows.map(({ startsAt, url }) => [startsAt.toISOString(), url])).toEqual([
      [later(ref.starts_at), link],
      [(await refTo("open", 1)).starts_at, `${link}-2`],
    ]);
  });
});
