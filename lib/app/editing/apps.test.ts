import { describeEachEngine } from "../../../testing/provider/engines";
import { call } from "../../../testing/provider/calls";
import { now } from "../../../testing/provider/fixture";
import { appVersions } from "../schema";
import { saveRecord } from "./change";
import { listRecords } from "./list";
import { listRequest } from "./requests";
import { readRecord } from "./records";

const editor = { by: "Li", now };
const fields = { address: "https://app.example", apkUrl: "https://app.example/a.apk", version: "1.0" };

describeEachEngine((db) => {
  const states = async () =>
    (await listRecords(db(), listRequest.parse({ kind: "app" }))).list.map(({ id, status }) => [id, status]);

  test("an empty site lists both apps, and each can be set up", async () => {
    await db().delete(appVersions);
    expect(await states()).toEqual([
      [1, "unset"],
      [2, "unset"],
    ]);
    const { version, status } = await readRecord(db(), { kind: "app", id: 1 });
    expect([version, status]).toEqual([0, "unset"]);
    const draft = await saveRecord(db(), { kind: "app", id: 1, version, publish: "no", fields }, editor);
    expect(draft.status).toBe("draft");
    await saveRecord(db(), { kind: "app", id: 1, version: draft.version, publish: "now", fields }, editor);
    expect(await states()).toEqual([
      [1, "published"],
      [2, "unset"],
    ]);
    expect((await call("appVersions", {})).list).toEqual([{ type: 1, apkUrl: fields.apkUrl }]);
  });

  test("there is no third app", async () => {
    await expect(readRecord(db(), { kind: "app", id: 3 })).rejects.toMatchObject({ codeName: "notFound" });
  });
});
