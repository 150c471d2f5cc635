import { defaultRules, ruleKinds } from "@/lib/subjects/rules/rule";
import { findRuleWarnings } from "./find-rule-warnings";
import { readRuleValues } from "./read-rule-values";

const codes = (kind: (typeof ruleKinds)[number], changes: object) =>
  findRuleWarnings(kind, { ...defaultRules[kind], ...changes }).map(({ code }) => code);

test("the default rules contradict nothing", () => {
  for (const kind of ruleKinds) expect(codes(kind, {})).toEqual([]);
});

test.each([
  ["series", { freeCancelHours: 24, lateCancelPercent: 0 }, ["noEffect"]],
  ["series", { freeMoveHours: 24 }, ["noEffect"]],
  ["single", { lateCancelPercent: 50 }, ["moveDearer"]],
  ["single", { noShowPercent: 50 }, ["noShowCheaper"]],
  // A seat is paid as a whole: missing a lesson saves nothing.
  ["series", { noShowPercent: 50 }, []],
  ["series", { transfers: 0 }, ["noTransfers"]],
  ["series", { transfers: 0, selfMove: "no" }, []],
] as const)("of %s with %j", (kind, changes, expected) => {
  expect(codes(kind, changes)).toEqual(expected);
});

test("a form's empty number is none, and one that cannot be read is missing", () => {
  const values = { freeCancelHours: "", lateCancelPercent: "x", transfers: "0", selfMove: "ask" };
  expect(readRuleValues(values)).toMatchObject({ freeCancelHours: null, transfers: 0, selfMove: "ask" });
  expect(readRuleValues(values)).not.toHaveProperty("lateCancelPercent");
  expect(readRuleValues({ reminderHours: "1.5" })).not.toHaveProperty("reminderHours");
});
