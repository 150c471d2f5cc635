import { useTranslations } from "next-intl";
import { paths } from "@/lib/paths";

/** A link to how to get class points, shown beside prices in class points. */
export function PointsLink() {
  return (
    <p className="mt-2">
      <a href={paths.classPoints} className="link">
        {useTranslations("classPoints")("how")}
      </a>
    </p>
  );
}
