import * as z from "zod/mini";
import type { DeskTranslate } from "../../base/desk/messages";
import { paths } from "../../base/paths";
import * as rule from "../../engines/content/rules";
import { defineContentType, type NamedRecord } from "../../engines/content/type";
import { refundFormulas, ruleKinds, schoolCancelChoices, selfServiceChoices, usedPrices } from "./rule";

/** A number that may be missing. Unlike `optionalNumber`, it may be 0. */
const orNone = ({
  least,
  most,
  hint,
}: {
  least: number;
  most: number;
  hint: "freeHours" | "transferAfter";
}) => {
  const { schema } = rule.number({ least, most });
  const emptyToNull = z.transform((value: unknown) => (value === "" || value === undefined ? null : value));
  return {
    ...{ input: "number", least, most, optional: true, hint },
    schema: z._default(z.pipe(emptyToNull, z.nullable(schema)), null),
  } as const;
};

/** Up to a year. */
const freeHours = orNone({ least: 0, most: 8760, hint: "freeHours" });
const percent = rule.number({ least: 0, most: 100 });

/** The id of a kind's record, from 1. */
export const ruleId = (kind: (typeof ruleKinds)[number]): number => ruleKinds.indexOf(kind) + 1;

/** The pages that state rules. */
const pages = () => [paths.userAgreement, paths.help, paths.prices];

/** One record for each kind, which always exists (./rule.ts). */
export const ruleContent = defineContentType({
  fields: {
    freeCancelHours: freeHours,
    lateCancelPercent: percent,
    freeMoveHours: freeHours,
    lateMovePercent: percent,
    noShowPercent: percent,
    teacherLateMinutes: rule.number({ least: 1, most: 60 }),
    schoolCancels: rule.choice(schoolCancelChoices),
    transferAfterLessons: orNone({ least: 0, most: 200, hint: "transferAfter" }),
    transfers: rule.number({ least: 0, most: 5 }),
    selfCancel: rule.choice(selfServiceChoices),
    selfMove: rule.choice(selfServiceChoices),
    reminderHours: rule.number({ least: 1, most: 168 }),
  },
  titleField: "reminderHours",
  fillsPages: true,
  isTranslated: false,
  maxRecords: ruleKinds.length,
  isFixed: true,
  pages,
  nameOf: ({ id }: NamedRecord, t: DeskTranslate<"content">) =>
    t(`rules.kinds.${ruleKinds[id - 1] ?? "single"}`),
});

/** The rule on money: a single record. */
export const refundRuleContent = defineContentType({
  fields: {
    formula: rule.choice(refundFormulas),
    usedAt: { ...rule.choice(usedPrices), shownIf: { field: "formula", is: "proRata" } },
    exchangeMonths: { ...rule.optionalNumber({ least: 1, most: 60 }), hint: "exchangeMonths" },
  },
  titleField: "formula",
  fillsPages: true,
  isTranslated: false,
  maxRecords: 1,
  isSingle: true,
  isFixed: true,
  pages,
});

export const ruleTypes = { rule: ruleContent, refundRule: refundRuleContent };
