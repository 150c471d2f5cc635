"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { Fold } from "../fold";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDay } from "../time";
import { CounterEntry } from "./counter-entry";
import { formatMoney } from "./format-money";
import { OfficialNumber } from "./official-number";
import { PaymentTable } from "./payment-table";
import type { Payment, PayingFamily } from "./payment-types";
import { RecordPayment } from "./record-payment";

type FamilyPaymentsProps = {
  /** Of any account of the family. */
  id: number;
  /** Called after points of the family changed. */
  onChanged?: () => void;
};

/** The payments of a family, with what the user may do about them. */
export function FamilyPayments({ id, onChanged }: FamilyPaymentsProps) {
  const t = useTranslations("desk.payments");
  const { data: family, failure, reload } = useCall("desk/payments/family", { id });
  const refresh = () => {
    void reload();
    onChanged?.();
  };
  return (
    <Sheet aria-labelledby="payments-title">
      <SheetTitle id="payments-title">{t("family.title")}</SheetTitle>
      {family ? (
        <Payments family={family} onChanged={refresh} />
      ) : (
        <LoadingOrError failure={failure} onRetry={() => void reload()} />
      )}
    </Sheet>
  );
}

type Opened = { form: "counter" | "official"; id: number };

function Payments({ family, onChanged }: { family: PayingFamily; onChanged: () => void }) {
  const t = useTranslations("desk.payments");
  const [opened, setOpened] = useState<Opened>();
  const { payments, can_record: canRecord } = family;
  const payment = payments.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const finish = () => {
    close();
    onChanged();
  };
  const renderActions = (one: Payment) => {
    const isOpen = (form: Opened["form"]) => opened?.id === one.id && opened.form === form;
    const what = { day: formatPageDay(one.received_on), amount: formatMoney(one.amount, one.currency) };
    const { amount, points, bonus } = one.left;
    return (
      <>
        {amount + points + bonus > 0 && (
          <SmallButton
            aria-expanded={isOpen("counter")}
            aria-label={t("counter.openOf", what)}
            onClick={() => setOpened({ form: "counter", id: one.id })}
          >
            {t("counter.open")}
          </SmallButton>
        )}
        <SmallButton
          aria-expanded={isOpen("official")}
          aria-label={t("official.openOf", { number: one.receipt })}
          onClick={() => setOpened({ form: "official", id: one.id })}
        >
          {t("official.open")}
        </SmallButton>
      </>
    );
  };
  return (
    <>
      {canRecord ? (
        <Fold summary={t("record.title")} summaryClassName="font-semibold">
          <RecordPayment family={family} onRecorded={onChanged} />
        </Fold>
      ) : (
        <p className="text-soft">{t("family.cannot")}</p>
      )}
      {payments.length === 0 ? (
        <p className="mt-3 text-soft">{t("family.none")}</p>
      ) : (
        <PaymentTable payments={payments} {...(canRecord && { renderActions })} />
      )}
      <p className="mt-4">
        <a href={withId(deskScreens.pointStatement.path, family.id)} className="link">
          {t("statement.open")}
        </a>
      </p>
      {payment && opened?.form === "counter" && (
        <CounterEntry
          key={payment.id}
          payment={payment}
          today={family.today}
          onDone={finish}
          onCancel={close}
        />
      )}
      {payment && opened?.form === "official" && (
        <OfficialNumber key={payment.id} payment={payment} onDone={finish} />
      )}
    </>
  );
}
