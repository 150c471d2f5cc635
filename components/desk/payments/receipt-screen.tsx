"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { ReceiptSheet } from "@/components/payments/receipt-sheet";
import { buttonClasses } from "@/components/ui/button";
import { LoadingOrError } from "../loading-or-error";
import { readPathId } from "../path-id";
import { useTitle } from "../use-title";

/** A receipt in the buyer's language, to read and to print. */
export function ReceiptScreen() {
  const t = useTranslations("desk.payments.receipt");
  const [id] = useState(readPathId);
  const { data, failure, reload } = useCall("desk/payments/receipt", { id });
  useTitle(data && t("number", { number: data.number }));
  if (!data) return <LoadingOrError failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      <p className="print:hidden">
        <button type="button" className={buttonClasses.secondary} onClick={() => window.print()}>
          {t("print")}
        </button>
      </p>
      <ReceiptSheet receipt={data} />
    </>
  );
}
