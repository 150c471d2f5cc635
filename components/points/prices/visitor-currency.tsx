import { visitorCurrencyScript } from "@/lib/app/inline-scripts/compiled";
import type { RateTable } from "@/lib/subjects/points/prices/convert";

/** An inline script to put before prices: it writes them in the visitor's currency before the first paint. */
export function VisitorCurrency({ rates }: { rates: RateTable | undefined }) {
  if (!rates) return null;
  // HTML escapes a quotation mark in an attribute to six characters. No rate contains a backtick.
  const written = JSON.stringify(rates).replaceAll('"', "`");
  return <script data-rates={written} dangerouslySetInnerHTML={{ __html: visitorCurrencyScript }} />;
}
