"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { toServerMessage } from "./action-form";
import { noteClasses } from "./classes";
import { refreshView } from "./use-account-view";

/** Whether the family gets news and offers; messages about its lessons always go out. */
export function AdvertisingChoice({ isOn }: { isOn: boolean }) {
  const t = useTranslations("accountSettings.advertising");
  const failedMessage = useTranslations("account")("failed");
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const save = async (on: boolean) => {
    setIsBusy(true);
    const result = await call("account/advertising", { on });
    setProblem(toServerMessage(result, failedMessage));
    setSuccess(isSuccess(result) ? t(on ? "on" : "off") : undefined);
    if (isSuccess(result)) await refreshView("settings");
    setIsBusy(false);
  };
  return (
    <section className={noteClasses} aria-labelledby="advertising-title">
      <h2 id="advertising-title" className="text-lead">
        {t("title")}
      </h2>
      <p className="text-soft">{t("text")}</p>
      <label className="flex min-h-11 items-start gap-2 py-2.5">
        <input
          type="checkbox"
          role="switch"
          className="mt-0.5 size-5 shrink-0"
          checked={isOn}
          disabled={!isHydrated}
          aria-disabled={isBusy}
          onChange={(event) => !isBusy && void save(event.target.checked)}
        />
        {t("label")}
      </label>
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {problem}
      </p>
      <p role="status" className="font-semibold text-accent empty:absolute">
        {success}
      </p>
    </section>
  );
}
