"use client";

import { useTranslations } from "next-intl";
import { ClassCard } from "@/components/series/class-card";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";

/** The series classes that fit a result, each with its dates and a link to its page. */
export function FittingList({ items }: { items: readonly SeriesItem[] }) {
  const t = useTranslations("levelTest.result");
  const detail = useTranslations("hotSell.card")("detail");
  if (items.length === 0) return <p className="mt-4">{t("noClass")}</p>;
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
      {items.map((item) => (
        <ClassCard key={itemKey(item)} item={item} detail={detail} />
      ))}
    </ul>
  );
}
