import { useTranslations } from "next-intl";
import type { RateTable } from "@/lib/prices/convert";
import type { DescribedPackage } from "./describe-package";
import { ChargeLine } from "./charge-line";
import { ExactPrice } from "./exact-price";

/** A package of class points with its price in the visitor's currency. */
export function PackageCard({ item, rates }: { item: DescribedPackage; rates: RateTable }) {
  const t = useTranslations("prices");
  return (
    <li
      className={`sheet @container flex flex-col gap-1 p-sheet desk:p-8 ${item.recommended ? "border-gold border-2" : ""}`}
    >
      <p className="text-label narrow:empty:hidden min-h-[1.5em]">
        {item.recommended && (
          <span className="bg-gold rounded-pill px-3 py-0.5 font-semibold outline-1 outline-transparent">
            {t("recommended")}
          </span>
        )}
      </p>
      <h3 className="text-h3">{item.title}</h3>
      {item.title !== item.points && <p className="text-soft">{item.points}</p>}
      <p className="price text-h2">
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
