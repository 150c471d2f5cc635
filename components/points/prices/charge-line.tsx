import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { ExactPrice } from "./exact-price";

type ChargeLineProps = {
  /** By the currency in which prices are shown; empty if the school does not state what it charges. */
  texts: Readonly<Record<string, string>>;
  rates: RateTable | undefined;
  className?: string;
};

/** Which currency is charged for the prices above, and by which ways. */
export function ChargeLine({ texts, rates, className = "" }: ChargeLineProps) {
  if (!rates || Object.keys(texts).length === 0) return null;
  return (
    <p className={`text-label text-soft ${className}`}>
      <ExactPrice texts={texts} rates={rates} />
    </p>
  );
}
