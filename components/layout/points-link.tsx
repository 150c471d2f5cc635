import { getTranslations } from "next-intl/server";
import { ChargeLine } from "@/components/points/prices/charge-line";
import { readCharges } from "@/components/points/prices/read-charges";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { classPointsHref } from "@/lib/subjects/points/prices/buying";
import { school } from "@/lib/subjects/school/school";

type PointsLinkProps = {
  /** For the line on the charged currency; undefined if the page shows no price in money. */
  rates: RateTable | undefined;
};

/** What class points are, how to get them and what is charged for them: once on each page with prices in class points. */
export async function PointsLink({ rates }: PointsLinkProps) {
  const t = await getTranslations("classPoints");
  return (
    <>
      <p className="mt-2 text-soft">
        {t(school().singleLessons ? "whatWithLessons" : "what")}{" "}
        <a href={classPointsHref()} className="link">
          {t("how")}
        </a>
      </p>
      <ChargeLine texts={await readCharges()} rates={rates} className="mt-1" />
    </>
  );
}
