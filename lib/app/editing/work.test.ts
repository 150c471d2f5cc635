import { createDeskCaller } from "../../../testing/provider/desk";
import { findClassId } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { languages } from "../../base/i18n/languages";
import { saveRecord } from "./change";

const editor = { by: "Li", now };
const inAllLanguages = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const course = (name: object) => ({
  name,
  brief: inAllLanguages("Sounds"),
  cover: "/c.svg",
  levelClassPoints: [1, 2],
});
const partner = (name: string) => ({ name, link: "", content: "/logo.svg" });

describeEachEngine((db) => {
  const save = (kind: "course" | "partner", publish: string, fields: object) =>
    saveRecord(db(), { kind, version: 0, publish, fields: fields as Record<string, unknown> }, editor);

  test("editors see drafts, scheduled publications and missing translations", async () => {
    const ask = createDeskCaller(db, "editor@example.com");
    const before = await ask("today/work", {});
    expect(before).toMatchObject({ drafts: { total: 0 }, scheduled: { total: 0 } });
    await save("partner", "no", partner("Harbour"));
    await save("partner", daysLater(2).toISOString(), partner("Later"));
    await save("partner", daysLater(1).toISOString(), partner("Sooner"));
    await save("course", "now", course({ ...inAllLanguages("Tones"), "ko-KR": "" }));
    await save("course", "now", course(inAllLanguages("Signs")));
    const work = await ask("today/work", {});
    expect(work.drafts).toMatchObject({
      total: 1,
      list: [{ fields: { name: "Harbour" }, changed_by: "Li" }],
    });
    expect(work.scheduled?.list.map(({ fields }) => fields.name)).toEqual(["Sooner", "Later"]);
    expect(work.untranslated?.total).toBe((before.untranslated?.total ?? 0) + 1);
    expect(work.untranslated?.list).toContainEqual(
      expect.objectContaining({ kind: "course", languages: ["ko-KR"] }),
    );
  });

  test("all staff see full classes and missing recordings; advisers see no content tasks", async () => {
    const { full, ...rest } = await createDeskCaller(db, "adviser@example.com")("today/work", {});
    expect(full.list).toContainEqual(
      expect.objectContaining({ id: await findClassId(db(), "full"), seats: 6, capacity: 6 }),
    );
    expect(full.list.map(({ id }) => id)).not.toContain(await findClassId(db(), "open"));
    expect(rest).toEqual({ unrecorded: { total: 0 } });
  });
});
