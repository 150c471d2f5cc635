import type { LessonRule, RuleKind } from "@/lib/subjects/rules/rule";
import type { RuleValues } from "./read-rule-values";

type RuleWarning = {
  field: keyof LessonRule;
  code: "noEffect" | "moveDearer" | "noShowCheaper" | "noTransfers";
};

/** Finds parts of a rule that contradict each other. A number that is missing has none. */
export function findRuleWarnings(kind: RuleKind, rule: RuleValues): RuleWarning[] {
  if (kind === "live" || kind === "trial") return [];
  const { freeCancelHours, lateCancelPercent, freeMoveHours, lateMovePercent } = rule;
  const { noShowPercent, transfers, selfMove } = rule;
  const isLess = (one: number | null | undefined, other: number | null | undefined) =>
    typeof one === "number" && typeof other === "number" && one < other;
  const hasLimit = (hours: number | null | undefined) => typeof hours === "number";
  const warnings: [isWarned: boolean, RuleWarning][] = [
    [lateCancelPercent === 0 && hasLimit(freeCancelHours), { field: "lateCancelPercent", code: "noEffect" }],
    [lateMovePercent === 0 && hasLimit(freeMoveHours), { field: "lateMovePercent", code: "noEffect" }],
    [isLess(lateCancelPercent, lateMovePercent), { field: "lateMovePercent", code: "moveDearer" }],
    [
      kind === "single" && isLess(noShowPercent, lateCancelPercent),
      { field: "noShowPercent", code: "noShowCheaper" },
    ],
    [
      kind === "series" && transfers === 0 && selfMove !== undefined && selfMove !== "no",
      { field: "selfMove", code: "noTransfers" },
    ],
  ];
  return warnings.filter(([isWarned]) => isWarned).map(([, warning]) => warning);
}
