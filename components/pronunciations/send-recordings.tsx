"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { toServerMessage } from "@/components/people/action-form";
import { buttonClasses } from "@/components/ui/button";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { toOwnTexts, type RecordingsView } from "./own-texts";

type SendRecordingsProps = { view: RecordingsView; reload: () => Promise<unknown> };

/** Gives the new recordings to the school. */
export function SendRecordings({ view, reload }: SendRecordingsProps) {
  const t = useTranslations("teacherCentre.voice");
  const failedMessage = useTranslations("account")("failed");
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ problem?: string | undefined; success?: string }>({});
  const count = toOwnTexts(view).filter(({ recording }) => recording?.state === "new").length;
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await call("account/send-pronunciations", {});
    if (isSuccess(result)) {
      setOutcome({ success: t("sent") });
      await reload();
    } else setOutcome({ problem: toServerMessage(result, failedMessage) });
    setIsBusy(false);
  };
  return (
    <div className="mt-5">
      {count > 0 && (
        <button
          type="button"
          aria-busy={isBusy}
          className={buttonClasses.secondary}
          onClick={() => void send()}
        >
          {t("send", { count })}
        </button>
      )}
      <p role="status" className="mt-2 font-semibold text-accent empty:absolute">
        {count === 0 && outcome.success}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {outcome.problem}
      </p>
    </div>
  );
}
