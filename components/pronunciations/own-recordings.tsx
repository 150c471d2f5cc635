"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { toServerMessage } from "@/components/people/action-form";
import { LoadingPlaceholder } from "@/components/ui/notice";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { Consent } from "./consent";
import { Recorder } from "./recorder";
import { SendRecordings } from "./send-recordings";
import { Withdraw } from "./withdraw";

const textClasses = "mt-2 mb-3 max-w-[46rem]";

/** What a teacher records for the site, in order: the consent, the texts, sending them to the school. */
export default function OwnRecordings() {
  const t = useTranslations("teacherCentre.voice");
  const notice = useTranslations("notice");
  const failedMessage = useTranslations("account")("failed");
  const [problem, setProblem] = useState<string>();
  const { data, failure, reload } = useCall("GET account/pronunciations", {}, { refreshOnMount: true });
  if (!data)
    return (
      <LoadingPlaceholder
        labels={{ loading: notice("loading"), failed: notice("failed"), retry: notice("retry") }}
        loading={!failure}
        retry={() => void reload()}
        className="h-60"
      />
    );
  const setConsent = async (on: boolean) => {
    const result = await call("account/pronunciation-consent", { on });
    setProblem(toServerMessage(result, failedMessage));
    if (isSuccess(result)) await reload();
  };
  return (
    <>
      <p className={textClasses}>{t("text")}</p>
      {data.consent === null ? (
        <Consent sentence={data.sentence} onAgree={() => setConsent(true)} />
      ) : (
        <>
          <Recorder view={data} reload={reload} />
          <SendRecordings view={data} reload={reload} />
          <Withdraw consent={data.consent} onWithdraw={() => setConsent(false)} />
        </>
      )}
      <p role="alert" className={`field-error ${textClasses} empty:hidden`}>
        {problem}
      </p>
    </>
  );
}
