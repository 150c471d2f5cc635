"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import { call } from "@/lib/app/bootstrap/client";
import { toParentheses } from "@/lib/base/i18n/marks";
import { isSuccess } from "@/lib/base/contract/result";
import { toServerMessage } from "./action-form";
import { summaryClasses } from "./classes";
import { refreshView } from "./use-account-view";

const rowClasses = "mt-2 mb-3 max-w-[46rem]";

const buttonRowClasses = `flex flex-wrap items-center gap-x-6 gap-y-3 ${rowClasses}`;

type CalendarAddressProps = {
  /** A parent's student; left out for the signed-in student. */
  studentId?: number;
  /** Whether an address already exists. */
  hasAddress: boolean;
  /** The student's name, for parents. */
  studentName?: string;
  /** The dashboard that shows it; a teacher's calendar has the lessons they give. */
  view?: "student" | "teacher";
};

/** Creates, replaces or removes the secret calendar feed address, which is shown only once. */
export function CalendarAddress({
  studentId,
  hasAddress,
  studentName,
  view = "student",
}: CalendarAddressProps) {
  const t = useTranslations("studentCentre.calendar");
  const all = useTranslations();
  const introduction = all(view === "teacher" ? "teacherCentre.calendar" : "studentCentre.calendar.text");
  const [address, setAddress] = useState<string>();
  const [isCopied, setIsCopied] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const updateAddress = async (isWanted: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const student = studentId === undefined ? {} : { student_id: studentId };
    const result = await call("account/calendar", { ...student, on: isWanted });
    setProblem(toServerMessage(result, t("failed")));
    if (isSuccess(result)) {
      setAddress(result.data.address ?? undefined);
      setIsCopied(undefined);
      await refreshView(view);
    }
    setIsBusy(false);
  };
  const addressInput = useRef<HTMLInputElement>(null);
  const copy = async () => setIsCopied(await copyText(address ?? "", addressInput.current));
  return (
    <details className="mt-6 sheet px-5 py-3">
      <summary className={summaryClasses}>
        {t("title")}
        {studentName && toParentheses(studentName, t("title"))}
        <Icon name="chevron-down" size={18} />
      </summary>
      <p className={rowClasses}>{address ? t("made") : hasAddress ? t("on") : introduction}</p>
      {address && (
        <>
          <input
            ref={addressInput}
            className={`field-input ${rowClasses}`}
            readOnly
            value={address}
            aria-label={t("address")}
            onFocus={(event) => event.target.select()}
          />
          <p className={buttonRowClasses}>
            <a href={address.replace(/^https?:/, "webcal:")} className="btn btn-primary">
              {t("open")}
            </a>
            <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
              {t(isCopied ? "copied" : "copy")}
            </button>
          </p>
          <p role="status" className={`${rowClasses} empty:absolute`}>
            {isCopied === false && t("notCopied")}
          </p>
        </>
      )}
      <p className={buttonRowClasses}>
        <button
          type="button"
          className={hasAddress ? "link" : "btn btn-secondary"}
          aria-busy={isBusy}
          onClick={() => void updateAddress(true)}
        >
          {t(hasAddress ? "again" : "make")}
        </button>
        {hasAddress && (
          <button type="button" className="link" aria-busy={isBusy} onClick={() => void updateAddress(false)}>
            {t("end")}
          </button>
        )}
      </p>
      <p role="alert" className={`field-error ${rowClasses} empty:hidden`}>
        {problem}
      </p>
    </details>
  );
}
