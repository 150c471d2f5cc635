import { call } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import type { Language } from "../../base/i18n/languages";
import { saveRecord } from "../../app/editing/change";

const editor = { by: "Li", now };
const partner = { name: "Harbour University", link: "", content: "/logo.svg" };

describeEachEngine((db) => {
  const namesIn = async (language: Language) =>
    (await call("partners", {}, { language })).list.map(({ name }) => name);

  test("a partner university has the name of the reader's language, else the one in Latin letters", async () => {
    const names = { "zh-CN": "海港大学", "ko-KR": "" };
    const record = { kind: "partner", version: 0, publish: "now", fields: { ...partner, names } } as const;
    await saveRecord(db(), record, editor);
    expect(await namesIn("zh-CN")).toContain("海港大学");
    expect(await namesIn("ko-KR")).toContain("Harbour University");
    expect(await namesIn("en-US")).toContain("Harbour University");
  });

  test("a record that was written before there were other names keeps its name", async () => {
    await saveRecord(db(), { kind: "partner", version: 0, publish: "now", fields: partner }, editor);
    expect(await namesIn("zh-TW")).toContain("Harbour University");
  });
});
