import { defineContentType, type RecordFields } from "../../../engines/content/type";
import * as rule from "../../../engines/content/rules";
import { localizedText } from "../../../engines/content/form-values";
import type { DeskTranslate } from "../../../base/desk/messages";
import { paths } from "../../../base/paths";
import { prices } from "./price-rule";

/** Packages of class points that the school sells. */
export const pointPackageContent = defineContentType({
  fields: {
    points: rule.number({ ...rule.pointRange, least: 1 }),
    name: rule.texts({ most: 60, optional: true }),
    prices,
    validFor: { ...rule.optionalNumber({ least: 1, most: 3650 }), hint: "validFor" },
    validUnit: rule.choice(["month", "day"]),
    order: rule.optionalNumber({ least: 1, most: 999 }),
    recommended: rule.flag,
    activeFrom: rule.optionalInstant,
    activeUntil: rule.optionalInstant,
  },
  titleField: "points",
  fillsPages: true,
  // "120 class points", after the name if the package has one.
  nameOf: ({ fields: { name, points } }, t: DeskTranslate<"content">, language) => {
    const amount = t("prices.package", { n: String(points ?? "") });
    return [localizedText(name, language), amount].filter(Boolean).join(" · ");
  },
  maxRecords: 30,
  isWarned: true,
  pages: () => [paths.prices],
  check: {
    isValid: ({ activeFrom, activeUntil }) => !activeFrom || !activeUntil || activeUntil > activeFrom,
    path: "activeUntil",
    problem: "endsBeforeStart",
  },
});

export type PointPackageFields = RecordFields<typeof pointPackageContent>;

export const pointTypes = { pointPackage: pointPackageContent };
