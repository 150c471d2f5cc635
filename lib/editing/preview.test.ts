import { describeEachEngine } from "../../testing/provider/engines";
import { now } from "../../testing/provider/fixture";
import { call } from "../../testing/provider/calls";
import { currentPreview, enterPreview, withPreview, type Preview } from "../db/preview-context";
import { school, setSchool } from "../school/school";
import { schoolFile } from "../school/school-file";
import { contentState } from "../db/schema";
import { saveRecord } from "./change";
import { withDraft } from "./preview";

/** Runs work in the context of a preview request. */
const runPreview = <Result>(preview: Preview, work: () => Promise<Result>): Promise<Result> =>
  withPreview(preview, async (headers) => {
    enterPreview(headers);
    return work();
  });

const editor = { by: "Li", now };
const names = async () => (await call("recommendedTeachers", {})).list.map(({ nickname }) => nickname);

describeEachEngine((db) => {
  const teacher = (nickname: string) =>
    saveRecord(
      db(),
      {
        kind: "teacher",
        version: 0,
        publish: "no",
        fields: {
          nickname: { "en-US": nickname },
          avatar: "/hu.svg",
          country: "CN",
          description: { "en-US": "Patient" },
          recommended: true,
        },
      },
      editor,
    );

  test("only the preview sees a draft as published, and everything is rolled back", async () => {
    const { id } = await teacher("Drafted");
    const before = await db().select().from(contentState);
    const result = await withDraft(db(), { kind: "teacher", id }, now, (preview) =>
      runPreview(preview, names),
    );
    expect(result).toContain("Drafted");
    expect(await names()).not.toContain("Drafted");
    expect(await db().select().from(contentState)).toEqual(before);
    expect(currentPreview()).toBeUndefined();
  });

  test("the school's facts are those of the draft in the preview only", async () => {
    setSchool(schoolFile());
    const fields = { ...schoolFile(), phone: "+1 555 0100" };
    await saveRecord(db(), { kind: "school", id: 1, version: 0, publish: "no", fields }, editor);
    const result = await withDraft(db(), { kind: "school", id: 1 }, now, (preview) =>
      runPreview(preview, () => Promise.resolve(school().phone)),
    );
    expect(result).toBe("+1 555 0100");
    expect(school().phone).toBe(schoolFile().phone);
  });

  test("errors of the page and of publishing are thrown and rolled back", async () => {
    const { id } = await teacher("Broken");
    const broken = () => Promise.reject(new Error("the page broke"));
    await expect(withDraft(db(), { kind: "teacher", id }, now, broken)).rejects.toThrow("the page broke");
    expect(await names()).not.toContain("Broken");
    await expect(withDraft(db(), { kind: "teacher", id: 999 }, now, broken)).rejects.toMatchObject({
      codeName: "notFound",
    });
    const recording = {
      courseId: 999,
      lessonName: { "en-US": "Tones" },
      cover: "/c.svg",
      url: null,
      startsAt: now.toISOString(),
      liveId: null,
    };
    const draft = await saveRecord(
      db(),
      { kind: "recording", version: 0, publish: "no", fields: recording },
      editor,
    );
    await expect(withDraft(db(), { kind: "recording", id: draft.id }, now, broken)).rejects.toMatchObject({
      issues: [{ path: "courseId", message: "notFound" }],
    });
  });
});
