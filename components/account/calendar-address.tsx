"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { doAccount } from "@/lib/account/client";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { inBrackets } from "@/lib/i18n/marks";
import { succeeded } from "@/lib/contract/result";
import { toldOf } from "./action-form";
import { refreshView } from "./use-account-view";

type CalendarAddressProps = {
  /** A parent's student; left out for the signed-in student. */
  studentId?: number;
  /** Whether an address already exists. */
  on: boolean;
  /** The student's name, for parents. */
  of?: string;
};

/** Creates, replaces or removes the secret calendar feed address, which is shown only once. */
export function CalendarAddress({ studentId, on, of }: CalendarAddressProps) {
  const t = useTranslations("studentCentre.calendar");
  const [address, setAddress] = useState<string>();
  const [isCopied, setCopied] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = async (wanted: boolean) => {
    if (busy) return;
    setBusy(true);
    const who = studentId === undefined ? {} : { student_id: studentId };
    const result = await doAccount("calendar", { ...who, on: wanted });
    setProblem(toldOf(result, t("failed")));
    if (succeeded(result)) {
      setAddress(result.data.address ?? undefined);
      setCopied(undefined);
      await refreshView("student");
    }
    setBusy(false);
  };
  const shown = useRef<HTMLInputElement>(null);
  const copy = async () => setCopied(await copyText(address ?? "", shown.current));
  return (
    <details className="sheet member-calendar">
      <summary>
        {t("title")}
        {of && inBrackets(of, t("title"))}
        <Icon name="chevron-down" size={18} />
      </summary>
      <p>{t(address ? "made" : on ? "on" : "text")}</p>
      {address && (
        <>
          <input
            ref={shown}
            className="field-input"
            readOnly
            value={address}
            aria-label={t("address")}
            onFocus={(event) => event.target.select()}
          />
          <p className="member-calendar-ways">
            <a href={address.replace(/^https?:/, "webcal:")} className="btn btn-primary">
              {t("open")}
            </a>
            <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
              {t(isCopied ? "copied" : "copy")}
            </button>
          </p>
          <p role="status" className="empty:hidden">
            {isCopied === false && t("notCopied")}
          </p>
        </>
      )}
      <p className="member-calendar-ways">
        <button
          type="button"
          className={on ? "link" : "btn btn-secondary"}
          aria-busy={busy}
          onClick={() => void change(true)}
        >
          {t(on ? "again" : "make")}
        </button>
        {on && (
          <button type="button" className="link" aria-busy={busy} onClick={() => void change(false)}>
            {t("end")}
          </button>
        )}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
    </details>
  );
}
