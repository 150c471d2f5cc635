"use client";

import { useLocale, useTranslations } from "next-intl";
import { useAccountView } from "../people/use-account-view";
import { PointsByEnd } from "./points-by-end";
import { ReservedPoints } from "./reserved-points";

/** The class points of a family: what can be used and until when, and what lessons ahead reserve. */
export function FamilyPoints() {
  const t = useTranslations("classPoints");
  const locale = useLocale();
  const view = useAccountView("points");
  if (view.state !== "ready" || !view.data.points) return null;
  const { class_point: count, by_end: byEnd, reserved } = view.data.points;
  return (
    <div className="mb-8 flex flex-wrap gap-x-12 print:hidden">
      <div>
        <p className="text-soft">{t("usable")}</p>
        <p className="w-fit border-b-4 border-gold text-h2 font-extrabold">{count.toLocaleString(locale)}</p>
        <PointsByEnd title={t("byEnd.title")} points={byEnd} />
      </div>
      <ReservedPoints reserved={reserved} namesStudents />
    </div>
  );
}
