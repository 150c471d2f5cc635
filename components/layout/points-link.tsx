import { useTranslations } from "next-intl";
import { paths } from "@/lib/paths";

/** Where prices in class points stand: how one gets any. */
export function PointsLink() {
  return (
    <p className="mt-2">
      <a href={paths.classPoints} className="link">
        {useTranslations("classPoints")("how")}
      </a>
    </p>
  );
}
