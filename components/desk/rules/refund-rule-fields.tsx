"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { fieldEntries } from "@/lib/app/editing/form";
import type { Values } from "@/lib/engines/content/form-values";
import { exitQuote, type Purchase } from "@/lib/subjects/rules/exit-quote";
import { refundFormulas, usedPrices } from "@/lib/subjects/rules/rule";
import { FieldInput } from "../editing/field-input";
import { formatMoney } from "../payments/format-money";
import { Small } from "../small";

/** A purchase of which some points are used, without a right by law. */
const purchase: Omit<Purchase, "rule"> = {
  ...{ id: 1, boughtOn: "2027-01-05", currency: "USD", amount: 79_200, points: 360, left: 300 },
  ...{ booked: 0, bookedBack: 0, country: "", smaller: { points: 120, price: 28_000 } },
};

/** The fields of the rule for refunds, with an example. */
export function RefundRuleFields() {
  return (
    <>
      {fieldEntries("refundRule").map(([name, field]) => (
        <FieldInput key={name} kind="refundRule" name={name} field={field} />
      ))}
      <RefundExample />
    </>
  );
}

function RefundExample() {
  const t = useTranslations("desk.content.rules.examples");
  const values = useWatch<Values>();
  const formula = refundFormulas.find((one) => one === values.formula) ?? "none";
  const usedAt = usedPrices.find((one) => one === values.usedAt) ?? "packageRate";
  const rule = { formula, usedAt, exchangeMonths: null };
  const [line] = exitQuote([{ ...purchase, rule }], new Date("2027-06-01T00:00:00Z")).lines;
  const money = (amount: number) => formatMoney(amount, purchase.currency);
  const isNothing = !line || line.basis === "none";
  return (
    <Small className="block">
      {isNothing
        ? t("refundNone")
        : t("refund", { paid: money(line.amount), kept: money(line.kept), back: money(line.back) })}
    </Small>
  );
}
