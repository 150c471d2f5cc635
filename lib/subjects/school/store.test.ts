import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { languageForPerson, school, setSchool } from "./school";
import { schoolFile } from "./school-file";
import { schoolFacts } from "../../app/schema";
import { removeRecord, saveRecord } from "../../app/editing/change";
import { readHistory, restoreRecord } from "../../app/editing/history";
import { ContentConflict } from "../../app/editing/edit";
import { listRecords } from "../../app/editing/list";
import { readRecord } from "../../app/editing/records";
import { listUntranslated } from "../../app/editing/work";
import { loadSchool } from "./store";
import { createContentPoll } from "../../app/editing/watch";

const editor = { by: "Li", now };
const address = { kind: "school", id: 1 } as const;

describeEachEngine((db) => {
  const save = (change: object, version: number, publish = "now") =>
    saveRecord(db(), { ...address, version, publish, fields: { ...schoolFile(), ...change } }, editor);

  test("the record starts with the file's facts; published ones apply after the next poll", async () => {
    expect(await readRecord(db(), address)).toMatchObject({
      version: 0,
      status: "published",
      published: schoolFile(),
    });
    const list = {
      kind: "school",
      search: "",
      sort: "id",
      descending: false,
      page: 1,
      per_page: 25,
    } as const;
    expect((await listRecords(db(), list)).list.map(({ id }) => id)).toEqual([1]);

    const poll = createContentPoll(db(), () => loadSchool(db()));
    await poll(now);
    await save({ phone: "+1 555 0100" }, 0, "no");
    await poll(now);
    expect(school().phone).toBe(schoolFile().phone);
    await save({ phone: "+1 555 0100", teachers: 120 }, 1);
    await poll(now);
    expect(school()).toMatchObject({ phone: "+1 555 0100", teachers: 120 });

    const [first] = (await readHistory(db(), address)).toReversed();
    await restoreRecord(db(), { ...address, version: 2, history_id: first!.id, state: "before" }, editor);
    await save((await readRecord(db(), address)).draft!, 3);
    await poll(now);
    expect(school()).toEqual(schoolFile());
  });

  test("a stale save is rejected; there is one school, which cannot be removed", async () => {
    await save({ teachers: 120 }, 0);
    await expect(save({ teachers: 130 }, 0)).rejects.toBeInstanceOf(ContentConflict);
    await expect(removeRecord(db(), { ...address, version: 1 }, editor)).rejects.toMatchObject({
      issues: [{ message: "inUse" }],
    });
    for (const id of [undefined, 2])
      await expect(
        saveRecord(db(), { kind: "school", id, version: 0, publish: "now", fields: schoolFile() }, editor),
      ).rejects.toThrow();
  });

  test("a site needs a language; texts of other languages do not count as missing", async () => {
    await expect(save({ languages: [] }, 0)).rejects.toMatchObject({
      issues: [{ path: "languages", message: "noLanguage" }],
    });
    const countMissing = async () => (await listUntranslated(db(), now)).total;
    await saveRecord(
      db(),
      {
        ...{ kind: "course", version: 0, publish: "now" },
        fields: {
          name: { "en-US": "Tones" },
          brief: { "en-US": "Sounds" },
          cover: "/c.svg",
          levelClassPoints: [1, 2],
        },
      },
      editor,
    );
    expect(await countMissing()).toBeGreaterThan(0);
    await save({ languages: ["en-US"] }, 0);
    await loadSchool(db());
    expect(await countMissing()).toBe(0);
    expect(languageForPerson("ko-KR")).toBe("en-US");
    setSchool(schoolFile());
  });

  test("a fact added after the last publication comes from the file", async () => {
    const { speedTest: _, ...older } = schoolFile();
    await db()
      .insert(schoolFacts)
      .values({ id: 1, facts: older as never });
    await loadSchool(db());
    expect(school().speedTest).toBe(schoolFile().speedTest);
  });
});
