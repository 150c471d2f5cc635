import { useTranslations } from "next-intl";
import { classPointsHref } from "@/lib/prices/buying";
import { school } from "@/lib/school/school";

/** What class points are, and a link to how to get them: once on each page with prices in class points. */
export function PointsLink() {
  const t = useTranslations("classPoints");
  return (
    <p className="text-soft mt-2">
      {t(school().singleLessons ? "whatWithLessons" : "what")}{" "}
      <a href={classPointsHref()} className="link">
        {t("how")}
      </a>
    </p>
  );
}
