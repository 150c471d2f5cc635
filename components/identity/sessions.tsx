"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { call } from "@/lib/app/bootstrap/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { isSuccess, type CallResult } from "@/lib/base/contract/result";
import type { Language } from "@/lib/base/i18n/languages";
import { formatDateAndClock } from "@/lib/base/i18n/time";
import { toServerMessage } from "../people/action-form";
import { noteClasses } from "../people/classes";
import { refreshView, useAccountView } from "../people/use-account-view";

type Session = AccountView<"sessions">["sessions"][number];

/** The open sessions of the account, with a button to end each of them. */
export function Sessions() {
  const t = useTranslations("accountSettings.sessions");
  const failedMessage = useTranslations("account")("failed");
  const view = useAccountView("sessions");
  const [outcome, setOutcome] = useState<{ problem?: string | undefined; success?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const runAction = async (action: () => Promise<CallResult<object>>, success: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await action();
    setOutcome(isSuccess(result) ? { success } : { problem: toServerMessage(result, failedMessage) });
    await refreshView("sessions");
    setIsBusy(false);
  };
  if (view.state !== "ready") return null;
  const { sessions } = view.data;
  return (
    <section className={noteClasses} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="text-lead">
        {t("title")}
      </h2>
      <p>{t("text")}</p>
      <ul className="grid w-full gap-4">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => runAction(() => call("account/end-session", { id: session.id }), t("done"))}
          />
        ))}
      </ul>
      <p role="alert" className="font-semibold text-mark empty:hidden">
        {outcome.problem}
      </p>
      <p role="status" className="font-semibold wrap-anywhere text-accent empty:absolute">
        {outcome.success}
      </p>
      {sessions.length > 1 && (
        <button
          type="button"
          aria-busy={isBusy}
          className={`${buttonClasses.secondary} w-fit`}
          onClick={() => void runAction(() => call("account/end-other-sessions", {}), t("doneOthers"))}
        >
          {t("endOthers")}
        </button>
      )}
    </section>
  );
}

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => Promise<void> };

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useTranslations("accountSettings.sessions");
  const language = useLocale() as Language;
  const { browser, system, network, current, created_at, last_used_at } = session;
  const device =
    browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknownDevice"));
  const formatTime = (at: string) => formatDateAndClock(new Date(at), language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{device}</p>
        {current && <p className="font-semibold text-accent">{t("current")}</p>}
        <p className="text-soft">
          {t("lastUsed", { when: formatTime(last_used_at) })}
          <br />
          {t("created", { when: formatTime(created_at) })}
          {network && (
            <>
              <br />
              {t("network", { network })}
            </>
          )}
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className="link"
          aria-busy={isBusy}
          aria-label={t("endOne", { device })}
          onClick={() => void onEnd()}
        >
          {t("end")}
        </button>
      )}
    </li>
  );
}
