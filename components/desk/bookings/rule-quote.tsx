"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { formatNumber } from "../format";

/** What the rule of a booking says about ending it now. Staff may decide otherwise, with a reason. */
export function RuleQuote({ seatId, kind }: { seatId: number; kind: "cancel" | "move" }) {
  const t = useTranslations("desk.bookings");
  const { data } = useCall("desk/bookings/quote", { id: seatId });
  if (!data) return null;
  return (
    <p className="mt-4">{t("byRule", { back: formatNumber(data[kind]), ahead: formatNumber(data.ahead) })}</p>
  );
}
