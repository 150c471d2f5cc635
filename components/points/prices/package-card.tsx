import { useTranslations } from "next-intl";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import type { DescribedPackage } from "./describe-package";
import { ChargeLine } from "./charge-line";
import { ExactPrice } from "./exact-price";

/** A package of class points with its price in the visitor's currency. */
export function PackageCard({ item, rates }: { item: DescribedPackage; rates: RateTable }) {
  const t = useTranslations("prices");
  return (
    <li
      className={`@container flex flex-col gap-1 sheet p-sheet desk:p-8 ${item.recommended ? "border-2 border-gold" : ""}`}
    >
      <p className="min-h-[1.5em] text-label narrow:empty:hidden">
        {item.recommended && (
          <span className="rounded-pill bg-gold px-3 py-0.5 font-semibold text-on-light outline-1 outline-transparent">
            {t("recommended")}
          </span>
        )}
      </p>
      <h3 className="text-h3">{item.title}</h3>
      {item.title !== item.points && <p className="text-soft">{item.points}</p>}
      <p className="text-h2 price">
        {/* Narrow cards fit Rp 22.600.000 in one line. */}
        <span className="text-[length:min(1em,12cqi)]">
          <ExactPrice texts={item.prices} rates={rates} />
        </span>
      </p>
      <p className="text-soft">
        <ExactPrice texts={item.perPoint} rates={rates} />
      </p>
      <ChargeLine texts={item.charges} rates={rates} />
    </li>
  );
}
