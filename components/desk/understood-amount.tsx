"use client";

import { parseAmount } from "@/lib/subjects/points/prices/amounts";
import { isCurrencyCode } from "@/lib/base/reference/price-currencies";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { formatNumber } from "./format";
import { formatMoney } from "./payments/format-money";

/** Shows how an amount is understood while it is typed, since a separator means another thing in another country. */
export function UnderstoodAmount({ text, currency }: { text: string; currency: string }) {
  const amount = isCurrencyCode(currency) ? parseAmount(text, currency) : undefined;
  return <Understood text={amount === undefined ? "" : formatMoney(amount, currency)} />;
}

/** Shows how a whole number is understood if it was typed with separators. */
export function UnderstoodNumber({ text }: { text: string }) {
  const value = parseWholeNumber(text);
  const hasSeparators = /\d\D+\d/.test(text);
  return <Understood text={hasSeparators && !Number.isNaN(value) ? formatNumber(value) : ""} />;
}

const Understood = ({ text }: { text: string }) => (
  <output className="block text-soft empty:hidden">{text && `= ${text}`}</output>
);
