"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import { CheckLabel } from "../check-label";
import { FormProblem } from "../form-footer";
import { formatList, formatNumber } from "../format";
import { Small } from "../small";
import { formatLessonTime } from "../time";
import { Warning } from "../warning";
import type { LessonPreview } from "./lesson-change";

type ChangePreviewProps = {
  preview: LessonPreview;
  isLink: boolean;
  problem: string | undefined;
  isSending: boolean;
  submit: string;
  onConfirm: () => void;
  onBack: () => void;
};

/** What clashes with a change, and whom it notifies; clashes have to be accepted. */
export function ChangePreview(props: ChangePreviewProps) {
  const { preview, isLink, problem, isSending, submit, onConfirm, onBack } = props;
  const t = useTranslations("desk.bookings.lessons");
  const { warnings, families, teachers } = preview;
  const [acceptedCount, setAcceptedCount] = useState(0);
  const isAccepted = acceptedCount === warnings.length;
  return (
    <div className="mt-5 flex flex-col gap-4">
      {warnings.map(({ key, code, who, count, of, other, at }) => (
        <Warning key={key}>
          {t(`warnings.${code}`, {
            who: formatList(
              count > who.length ? [...who, t("moreStudents", { count: count - who.length })] : who,
            ),
            count,
            other: of === "trial" ? t("trial") : other,
            time: formatLessonTime(at),
          })}
        </Warning>
      ))}
      {warnings.length > 0 && (
        <CheckLabel
          checked={isAccepted}
          onChange={(event) => setAcceptedCount(event.target.checked ? warnings.length : 0)}
        >
          {t("accept")}
        </CheckLabel>
      )}
      {isLink && <p>{t("linkNotification")}</p>}
      {!isLink && families.length === 0 && teachers.length === 0 && <p>{t("noNotification")}</p>}
      {families.length > 0 && (
        <section>
          <h3 className="text-lead font-bold">{t("families", { count: families.length })}</h3>
          <ul className="mt-2 flex max-h-60 flex-col gap-2 overflow-y-auto" tabIndex={0}>
            {families.map(({ name, students, language, has_email: hasEmail, points }, index) => (
              <li key={index}>
                {formatList(students)}
                {points > 0 && ` · ${t("back", { points: formatNumber(points) })}`}
                <Small className="block">
                  {[
                    students.length === 1 && students[0] === name ? "" : name,
                    isLanguage(language) ? languageNames[language] : "",
                    hasEmail ? "" : t("noEmail"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {teachers.length > 0 && (
        <section>
          <h3 className="text-lead font-bold">{t("teachers")}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {teachers.map(({ name, change, has_email: hasEmail }) => (
              <li key={`${name} ${change}`}>
                {t(`teacherChanges.${change}`, { name })}
                {!hasEmail && <Small className="block">{t("noAccount")}</Small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="dialog-actions">
        <button
          type="button"
          disabled={isSending || !isAccepted}
          aria-busy={isSending}
          className={buttonClasses.primary}
          onClick={onConfirm}
        >
          {submit}
        </button>
        <button type="button" className={buttonClasses.secondary} onClick={onBack}>
          {t("backToForm")}
        </button>
      </div>
    </div>
  );
}
