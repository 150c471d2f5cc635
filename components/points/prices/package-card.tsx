import { useTranslations } from "next-intl";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import type { DescribedPackage } from "./describe-package";
import { ChargeLine } from "./charge-line";
import { ExactPrice } from "./exact-price";

/** A package of class points with its price in the visitor's currency, and what lessons cost with it. */
export function PackageCard({ item, rates }: { item: DescribedPackage; rates: RateTable }) {
  const t = useTranslations("prices");
  return (
    <li
      className={`@container relative flex flex-col sheet p-sheet desk:p-7 ${item.recommended ? "border-2 border-gold" : ""}`}
    >
      {item.recommended && (
        <p className="absolute -top-3 right-5 text-label">
          <span className="rounded-pill bg-gold px-3 py-0.5 font-semibold text-on-light outline-1 outline-transparent">
            {t("recommended")}
          </span>
        </p>
      )}
      <h3 className="text-h3">{item.title}</h3>
      {item.title !== item.points && <p className="text-soft">{item.points}</p>}
      <p className="mt-2 text-h1 leading-tight price">
        {/* Narrow cards fit Rp 22.600.000 in one line. */}
        <span className="text-[length:min(1em,12cqi)]">
          <ExactPrice texts={item.prices} rates={rates} />
        </span>
      </p>
      <p className="text-soft">
        <ExactPrice texts={item.perPoint} rates={rates} />
      </p>
      {item.usable && <p className="text-soft">{item.usable}</p>}
      {item.lessons.length > 0 && (
        <>
          <h4 className="mt-5 border-t border-line pt-4 text-label font-semibold">{t("lessonFrom")}</h4>
          <dl className="mt-1 grid gap-y-1">
            {item.lessons.map(({ name, prices }) => (
              <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-soft">{name}</dt>
                <dd className="ml-auto font-semibold">
                  <ExactPrice texts={prices} rates={rates} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <ChargeLine texts={item.charges} rates={rates} className="mt-auto pt-4" />
    </li>
  );
}
