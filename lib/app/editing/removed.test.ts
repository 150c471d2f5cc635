import { call } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import type { SaveRequest } from "./requests";
import { removeRecord, saveRecord } from "./change";
import { ContentConflict } from "./edit";
import { listRecords } from "./list";
import { restoreRemovedRecord } from "./removed";

const editor = { by: "Li", now };
const partner = (name: string) => ({ name, link: "", content: "/logo.svg" });
/** Selects the fields of a save request. */
const toSaveRequest = ({ kind, id, version, publish, fields }: SaveRequest) => ({
  kind,
  id,
  version,
  publish,
  fields,
});
const listRequest = {
  kind: "partner",
  search: "",
  sort: "id",
  descending: false,
  page: 1,
  per_page: 25,
} as const;

describeEachEngine((db) => {
  const create = (name: string, publish: "no" | "now") =>
    saveRecord(db(), { kind: "partner", version: 0, publish, fields: partner(name) }, editor);
  const remove = ({ id, version }: { id: number; version: number }) =>
    removeRecord(db(), { kind: "partner", id, version }, editor);
  const listRemoved = async () => (await listRecords(db(), { ...listRequest, removed: true })).list;
  const partnerNames = async () => (await call("partners", {})).list.map(({ name }) => name);

  test("removed records are listed with their last fields and author, and in no other list", async () => {
    const published = await create("Harbour University", "now");
    const draft = await create("Only drafted", "no");
    await create("Still there", "now");
    expect(await listRemoved()).toEqual([]);
    await remove(published);
    await remove(draft);
    expect(
      (await listRemoved()).map(({ fields, status, changedBy }) => [fields.name, status, changedBy]),
    ).toEqual([
      ["Harbour University", "gone", "Li"],
      ["Only drafted", "gone", "Li"],
    ]);
    const { list } = await listRecords(db(), listRequest);
    expect(list.map(({ fields }) => fields.name)).not.toContain("Harbour University");
  });

  test("a removed record is restored as a draft, or published when a removal is undone", async () => {
    const removed = await remove(await create("Harbour University", "now"));
    const restored = await restoreRemovedRecord(
      db(),
      { ...removed, kind: "partner", publish: false },
      editor,
    );
    expect(restored).toMatchObject({ status: "draft", draft: { name: "Harbour University" } });
    expect(await listRemoved()).toEqual([]);
    const again = await remove(restored);
    await restoreRemovedRecord(db(), { ...again, kind: "partner", publish: true }, editor);
    expect(await partnerNames()).toContain("Harbour University");
  });

  test("concurrent restorations succeed once, and a record that was not removed is refused", async () => {
    const first = await create("Still there", "now");
    const again = { ...first, kind: "partner", publish: "now", fields: partner("Renamed") } as const;
    const saved = await saveRecord(db(), toSaveRequest(again), editor);
    await expect(
      restoreRemovedRecord(db(), { ...saved, kind: "partner", publish: true }, editor),
    ).rejects.toMatchObject({ codeName: "notFound" });
    const removed = await remove(saved);
    const both = await Promise.allSettled(
      [1, 2].map(() => restoreRemovedRecord(db(), { ...removed, kind: "partner", publish: false }, editor)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { reason } = both.find((one) => one.status === "rejected") as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(ContentConflict);
  });
});
