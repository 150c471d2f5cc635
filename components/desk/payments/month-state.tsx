"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { useCurrentUser } from "../current-user";
import { DeskForm, FormRow } from "../desk-form";
import { DownloadTable } from "../download-table";
import { FormFooter } from "../form-footer";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useMutation } from "../use-mutation";
import { ConfirmDialog } from "../confirm-dialog";
import type { PaymentMonth } from "./payment-types";

type MonthStateProps = { month: PaymentMonth; onChanged: () => void };

/** Whether a month is closed; closing it, reopening it, and its file. */
export function MonthState({ month, onChanged }: MonthStateProps) {
  const t = useTranslations("desk.payments.month");
  const { role } = useCurrentUser();
  const { closed, is_over: isOver } = month;
  return (
    <>
      <p className="mt-4">{closed ? describeClosed(closed, t) : joinOpen(isOver, t)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!closed && isOver && <CloseMonth month={month.month} onChanged={onChanged} />}
        <DownloadTable
          onDownload={(format) =>
            fetchFile(
              "desk/payments/export",
              { month: month.month, format },
              `payments-${month.month}.${format}`,
            )
          }
          label={(format) => t("export", { format })}
          failed={t("exportFailed")}
        />
      </div>
      {closed && role === "owner" && <ReopenMonth month={month.month} onChanged={onChanged} />}
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<"desk.payments.month">>;

function describeClosed({ at, who }: NonNullable<PaymentMonth["closed"]>, t: Translate): string {
  const time = formatPageDateTime(at);
  return who === "" ? t("closedStateNobody", { time }) : t("closedState", { time, name: who });
}

const joinOpen = (isOver: boolean, t: Translate) =>
  isOver ? t("openState") : `${t("openState")} ${t("notOver")}`;

function CloseMonth({ month, onChanged }: { month: string; onChanged: () => void }) {
  const t = useTranslations("desk.payments.month");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const close = async () => {
    await trigger("desk/payments/close-month", { month }, t("closed"));
    onChanged();
  };
  return (
    <>
      <button
        type="button"
        disabled={isMutating}
        className={buttonClasses.primary}
        onClick={() => setIsConfirming(true)}
      >
        {t("close")}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={t("closeTitle", { month })}
          text={t("closeText")}
          submit={t("close")}
          onConfirm={() => void close()}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

function ReopenMonth({ month, onChanged }: { month: string; onChanged: () => void }) {
  const t = useTranslations("desk.payments.month");
  const showToast = useToast();
  const formId = `yuqiao:desk:reopen:${month}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/payments/reopen-month", { reason: string }>({
    id: formId,
    call: "desk/payments/reopen-month",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({ month, reason }),
    onDone: () => {
      showToast({ tone: "success", text: t("reopened") });
      onChanged();
    },
  });
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FormRow>
        <Field
          id="reopen-reason"
          autoComplete="off"
          label={t("reason")}
          error={form.formState.errors.reason?.message}
          {...form.register("reason")}
        />
        <FormFooter isInRow isSecondary submit={t("reopen")} problem={problem} isSending={isSending} />
      </FormRow>
    </DeskForm>
  );
}
