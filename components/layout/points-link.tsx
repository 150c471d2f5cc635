import { useTranslations } from "next-intl";
import { classPointsHref } from "@/lib/prices/buying";

/** A link to how to get class points, shown beside prices in class points. */
export function PointsLink() {
  return (
    <p className="mt-2">
      <a href={classPointsHref()} className="link">
        {useTranslations("classPoints")("how")}
      </a>
    </p>
  );
}
