import { describeEachEngine } from "../../../testing/provider/engines";
import { saveRecord } from "../../app/editing/change";
import { ProviderError } from "../../base/contract/provider-error";
import { ruleId } from "./content";
import { publishedRules } from "./published";
import { readCurrentRule, readRefundHistory, readRuleVersions, refundRuleAt } from "./queries";
import { defaultRefund, defaultRules } from "./rule";
import { loadRules, refundRuleStore, ruleStore } from "./store";

/* The school's rules in both databases. */

const editor = { by: "li@example.com" };
const { series } = defaultRules;
const changed = { ...series, freeCancelHours: 0, lateCancelPercent: 50 };

describeEachEngine((db) => {
  const publish = (
    fields: Record<string, unknown>,
    kind: "rule" | "refundRule" = "rule",
    id = ruleId("series"),
    version = 0,
  ) => saveRecord(db(), { kind, id, version, fields, publish: "now" }, editor);

  test("a school that has published nothing has the default rules", async () => {
    await loadRules(db());
    expect(publishedRules()).toEqual({ lessons: defaultRules, refund: defaultRefund });
    expect((await ruleStore.read(db())).size).toBe(4);
    expect(await readCurrentRule(db(), "series")).toEqual({ id: null, rule: series, since: null });
  });

  test("a published rule replaces that of its kind; 0 hours are not the same as none", async () => {
    await publish(changed);
    await loadRules(db());
    expect(publishedRules().lessons).toEqual({ ...defaultRules, series: changed });
    const { id, rule } = await readCurrentRule(db(), "series");
    expect(rule).toEqual(changed);
    await publish({ ...changed, freeCancelHours: "" }, "rule", ruleId("series"), 1);
    expect((await readCurrentRule(db(), "series")).rule.freeCancelHours).toBeNull();
    expect((await readRuleVersions(db(), [id ?? 0])).get(id ?? 0)?.rule).toEqual(changed);
  });

  test("the rule on refunds of a day in the past is still known", async () => {
    const refund = { ...defaultRefund, formula: "proRata" as const };
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    await refundRuleStore.write(db(), 1, refund, at("2026-06-01"));
    await refundRuleStore.write(db(), 1, { ...refund, usedAt: "smallerPackage" }, at("2026-07-01"));
    const history = await readRefundHistory(db());
    expect(refundRuleAt(history, at("2026-05-31"))).toEqual(defaultRefund);
    expect(refundRuleAt(history, at("2026-06-01"))).toEqual(refund);
    expect(refundRuleAt(history, at("2026-07-02")).usedAt).toBe("smallerPackage");
  });

  test.each([
    { freeCancelHours: -1 },
    { freeCancelHours: 1.5 },
    { lateCancelPercent: 101 },
    { lateCancelPercent: "" },
    { schoolCancels: "nothing" },
    { transfers: 6 },
  ])("%j is refused", async (change) => {
    await expect(publish({ ...series, ...change })).rejects.toThrow(ProviderError);
    expect((await readCurrentRule(db(), "series")).id).toBeNull();
  });

  test("no other rule can be added, and none removed", async () => {
    await expect(ruleStore.write(db(), 5, series, new Date())).rejects.toThrow(ProviderError);
    await expect(refundRuleStore.write(db(), 2, defaultRefund, new Date())).rejects.toThrow(ProviderError);
    await expect(ruleStore.remove(db(), 1, new Date())).rejects.toThrow(ProviderError);
  });
});
