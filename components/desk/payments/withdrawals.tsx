"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { isSuccess } from "@/lib/base/contract/result";
import { withId } from "@/lib/base/paths";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { formatMoney } from "./format-money";

type Withdrawal = CallResponse<"desk/payments/withdrawals">["withdrawals"][number];

/** Withdrawals from purchases that are not settled. Shows nothing if there are none. */
export function Withdrawals() {
  const t = useTranslations("desk.payments.withdrawals");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const { data, reload } = useCall("desk/payments/withdrawals", {});
  const settle = async ({ payment_id }: Withdrawal) => {
    const result = await call("desk/payments/withdrawal-settle", { payment_id });
    if (isSuccess(result)) showToast({ tone: "success", text: t("done") });
    else showToast({ tone: "error", text: ("code" in result && result.message) || tShell("failed") });
    await reload();
  };
  const withdrawals = data?.withdrawals ?? [];
  if (withdrawals.length === 0) return null;
  return (
    <Sheet aria-labelledby="withdrawals">
      <SheetTitle id="withdrawals">{t("title")}</SheetTitle>
      <p className="text-soft">{t("text")}</p>
      <ul>
        {withdrawals.map((one) => (
          <Line key={one.payment_id}>
            <a href={withId(deskScreens.familyPayments.path, one.family_id)} className="link">
              {t("of", {
                name: one.name,
                amount: formatMoney(one.amount, one.currency),
                number: one.receipt,
              })}
            </a>
            <Small className="block">{t("at", { date: formatPageDateTime(one.declared_at) })}</Small>
            <span className="mt-2 flex">
              <SmallButton aria-label={t("settleOf", { name: one.name })} onClick={() => void settle(one)}>
                {t("settle")}
              </SmallButton>
            </span>
          </Line>
        ))}
      </ul>
    </Sheet>
  );
}
