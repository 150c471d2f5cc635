import type { CurrencyCode } from "../../base/reference/price-currencies";
import type { PaymentRow } from "./queries";

type Row = Pick<
  PaymentRow,
  "currency" | "amount" | "received_on" | "method" | "package_points" | "country" | "kind"
>;
type Share = { key: string; currency: CurrencyCode; amount: number; count: number };

/** Sums rows by a key and their currency, in the order of both. Money that went back is subtracted. */
function sumBy(rows: readonly Row[], keyOf: (row: Row) => string): Share[] {
  const sums = new Map<string, Share>();
  for (const row of rows) {
    const id = `${keyOf(row)} ${row.currency}`;
    const sum = sums.get(id) ?? { key: keyOf(row), currency: row.currency, amount: 0, count: 0 };
    sums.set(id, { ...sum, amount: sum.amount + row.amount, count: sum.count + 1 });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      one.key.localeCompare(other.key, "en", { numeric: true }) || one.currency.localeCompare(other.currency),
  );
}

/** Summarizes the money of a month. Amounts of different currencies are never added up. */
export function summarizeIncome(rows: readonly Row[]) {
  const isBack = ({ kind }: Row) => kind !== "payment";
  const received = sumBy(
    rows.filter((row) => !isBack(row)),
    () => "",
  );
  const back = sumBy(rows.filter(isBack), () => "");
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return {
    total: currencies.map((currency) => {
      const own = received.find((one) => one.currency === currency);
      const counter = back.find((one) => one.currency === currency);
      return {
        ...{ currency, received: own?.amount ?? 0, back: counter?.amount ?? 0 },
        count: (own?.count ?? 0) + (counter?.count ?? 0),
      };
    }),
    by_day: sumBy(rows, (row) => row.received_on),
    by_method: sumBy(rows, ({ method }) => method),
    by_package: sumBy(rows, ({ package_points: points }) => (points === null ? "" : String(points))),
    by_country: sumBy(rows, ({ country }) => country),
  };
}
