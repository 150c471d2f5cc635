import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { call, findClassId } from "../../../testing/provider/calls";
import { currentPreview, enterPreview, withPreview, type Preview } from "../../base/db/preview-context";
import { school, setSchool } from "../../subjects/school/school";
import { schoolFile } from "../../subjects/school/school-file";
import { contentRecords, contentState } from "../schema";
import { saveRecord } from "./change";
import { unsavedId, type Kind } from "./kinds";
import { withEdited } from "./preview";
import { readRecord } from "./records";

/** Runs work in the context of a preview request. */
const runPreview = <Result>(preview: Preview, work: () => Promise<Result>): Promise<Result> =>
  withPreview(preview, async (headers) => {
    enterPreview(headers);
    return work();
  });

const editor = { by: "Li", now };
const names = async () => (await call("recommendedTeachers", {})).list.map(({ nickname }) => nickname);

describeEachEngine((db) => {
  const teacher = (nickname: string) => ({
    nickname: { "en-US": nickname },
    avatar: "/hu.svg",
    country: "CN",
    description: { "en-US": "Patient" },
    recommended: true,
  });
  const preview = (kind: Kind, fields: object, id = unsavedId) =>
    withEdited(db(), { kind, id, fields }, now, (edited) => runPreview(edited, names));

  test("only the preview sees a record that was never saved, and nothing is stored", async () => {
    const before = await db().select().from(contentState);
    expect(await preview("teacher", teacher("Typed"))).toContain("Typed");
    expect(await names()).not.toContain("Typed");
    expect(await db().select().from(contentState)).toEqual(before);
    expect(await db().$count(contentRecords)).toBe(0);
    expect(currentPreview()).toBeUndefined();
  });

  test("unsaved changes of a record are previewed; its draft stays", async () => {
    const fields = teacher("Drafted");
    const { id } = await saveRecord(db(), { kind: "teacher", version: 0, publish: "no", fields }, editor);
    expect(await preview("teacher", teacher("Typed"), id)).toContain("Typed");
    expect(await readRecord(db(), { kind: "teacher", id })).toMatchObject({ version: 1, draft: fields });
  });

  test("the school's facts are those of the form in the preview only", async () => {
    setSchool(schoolFile());
    const fields = { ...schoolFile(), phone: "+1 555 0100" };
    const result = await withEdited(db(), { kind: "school", id: 1, fields }, now, (edited) =>
      runPreview(edited, () => Promise.resolve(school().phone)),
    );
    expect(result).toBe("+1 555 0100");
    expect(school().phone).toBe(schoolFile().phone);
  });

  test("what students bought can be previewed with a change, which only publishing announces", async () => {
    const id = await findClassId(db(), "open");
    const { published } = await readRecord(db(), { kind: "series", id });
    const fields = { ...published, classPoint: 99 };
    await expect(preview("series", fields, id)).resolves.toEqual(expect.any(Array));
    expect((await readRecord(db(), { kind: "series", id })).published).toEqual(published);
  });

  test("errors of the page, of fields and of publishing are thrown and rolled back", async () => {
    const broken = () => Promise.reject(new Error("the page broke"));
    const edited = { kind: "teacher", id: unsavedId, fields: teacher("Broken") } as const;
    await expect(withEdited(db(), edited, now, broken)).rejects.toThrow("the page broke");
    expect(await names()).not.toContain("Broken");
    await expect(preview("teacher", teacher("Gone"), 999)).rejects.toMatchObject({ codeName: "notFound" });
    await expect(preview("teacher", { ...teacher("Odd"), avatar: "" })).rejects.toMatchObject({
      issues: [{ path: "avatar", message: "required" }],
    });
    const recording = {
      courseId: 999,
      lessonName: { "en-US": "Tones" },
      cover: "/c.svg",
      url: null,
      startsAt: now.toISOString(),
      liveId: null,
    };
    await expect(preview("recording", recording)).rejects.toMatchObject({
      issues: [{ path: "courseId", message: "notFound" }],
    });
  });
});
