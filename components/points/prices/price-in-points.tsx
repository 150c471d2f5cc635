import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Estimate } from "./estimate";

type PriceInPointsProps = Omit<ComponentProps<typeof Estimate>, "className"> & {
  /** By default the number of class points. */
  text?: string | undefined;
};

/** A price in class points with its estimate. */
export function PriceInPoints({ text, ...estimate }: PriceInPointsProps) {
  const t = useTranslations("prices");
  const locale = useLocale();
  const { points, rates } = estimate;
  const shownText = text ?? t("points", { n: points.toLocaleString(locale) });
  if (!rates || points === 0) return shownText;
  return (
    <>
      <span className="block">{shownText}</span>
      <Estimate {...estimate} />
    </>
  );
}
