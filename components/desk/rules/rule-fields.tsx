"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { fieldEntries } from "@/lib/app/editing/form";
import type { Values } from "@/lib/engines/content/form-values";
import { ruleKinds, type LessonRule, type RuleKind } from "@/lib/subjects/rules/rule";
import { FieldInput } from "../editing/field-input";
import { readQuery } from "../editing/records";
import { Warning } from "../warning";
import { findRuleWarnings } from "./find-rule-warnings";
import { readRuleValues } from "./read-rule-values";
import { RuleExample } from "./rule-example";

type Name = keyof LessonRule;

const costs: readonly Name[] = [
  ...(["freeCancelHours", "lateCancelPercent", "freeMoveHours", "lateMovePercent"] as const),
  ...(["noShowPercent", "teacherLateMinutes", "schoolCancels"] as const),
];

/** The fields that have an effect for a kind. The others keep their values. */
const shownFields: Readonly<Record<RuleKind, readonly Name[]>> = {
  single: [...costs, "selfCancel", "selfMove", "reminderHours"],
  series: [...costs, "transferAfterLessons", "transfers", "selfCancel", "selfMove", "reminderHours"],
  live: ["reminderHours"],
  trial: ["reminderHours"],
};

/** The fields of a rule, with an example after each rule and warnings where two contradict each other. */
export function RuleFields() {
  const t = useTranslations("desk.content.rules");
  const rule = readRuleValues(useWatch<Values>());
  const kind = ruleKinds[Number(readQuery().get("id")) - 1] ?? "series";
  const warnings = findRuleWarnings(kind, rule);
  return (
    <>
      <p>{t(`note.${kind}`)}</p>
      {fieldEntries("rule")
        .filter(([name]) => shownFields[kind].includes(name as Name))
        .map(([name, field]) => (
          <div key={name}>
            <FieldInput kind="rule" name={name} field={field} />
            <RuleExample kind={kind} name={name as Name} rule={rule} />
            {warnings
              .filter(({ field: at }) => at === name)
              .map(({ code }) => (
                <Warning key={code}>{t(`warnings.${code}`)}</Warning>
              ))}
          </div>
        ))}
    </>
  );
}
