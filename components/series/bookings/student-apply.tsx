"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { refreshView } from "@/components/people/use-account-view";
import type { BookingRules } from "@/components/series/series-setting";
import { SeriesFacts } from "@/components/series/series-facts";
import { CodeModal } from "@/components/layout/code-modal";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { ChargeLine } from "@/components/points/prices/charge-line";
import { Estimate } from "@/components/points/prices/estimate";
import { PointsByEnd } from "@/components/points/points-by-end";
import { LoginLink } from "@/components/layout/login-link";
import { useCall } from "@/components/calls/use-call";
import { call } from "@/lib/app/bootstrap/client";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { tokenFailureCode } from "@/lib/base/contract/token-failure";
import { isSuccess, type CallResult } from "@/lib/base/contract/result";
import { applyPath, paths } from "@/lib/base/paths";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { takenByEnd } from "@/lib/subjects/points/lots/taken-by-end";
import type { SeriesItem } from "@/lib/subjects/series/item";
import { ChooseStudent } from "./choose-student";
import { useCancelLine } from "./use-cancel-line";
import { useFamily, type FamilyStudent } from "./use-family";

/** `isLast`: every other student of the family already has a seat. */
export type BookedStudent = { name: string; isLast: boolean };

type StudentApplyProps = {
  item: SeriesItem;
  loginHref: string;
  consult: ConsultProps;
  payment: string;
  rates: RateTable | undefined;
  /** What is charged for estimates and by which ways, by the currency in which they are shown. */
  charges: Record<string, string>;
  /** Where to read how to get class points. */
  pointsHref: string;
  rules: BookingRules;
  close: () => void;
  /** Whether this site keeps the accounts, and so the students of parents (lib/base/links/account-sites). */
  ownAccounts: boolean;
  /** Called with the new number of students if the provider returned it and, for parents, the student. */
  onBooked: (students: number | undefined, student?: BookedStudent) => void;
};

/** A student's confirmation, with the cost and the class points before and after (spec section 4). */
export default function StudentApply(props: StudentApplyProps) {
  const {
    item,
    loginHref,
    consult,
    payment,
    rates,
    charges,
    pointsHref,
    rules,
    close,
    ownAccounts,
    onBooked,
  } = props;
  const t = useTranslations("apply.student");
  const points = useTranslations("classPoints");
  const texts = useTranslations();
  const locale = useLocale();
  const { data, failure, reload } = useCall("profile", {}, { refreshOnMount: true });
  const family = useFamily(item.classId, ownAccounts);
  // One idempotency key per confirmation, so that a retry after a failure cannot book twice.
  const [toIdempotencyKey] = useState(createIdempotencyKeys);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const balance = data?.student?.class_point;
  const missingPoints = balance === undefined ? 0 : item.points - balance;
  const formatNumber = (points: number) => points.toLocaleString(locale);

  const cancelText = useCancelLine(item, rules.rule);

  const confirm = async () => {
    setIsSending(true);
    setProblem(undefined);
    const student = family.state === "parent" ? family.chosen : undefined;
    const result = await book(item, toIdempotencyKey(String(student?.id)), student);
    setIsSending(false);
    if (isSuccess(result)) {
      void reload();
      // Booking ends the student's place on the waiting list.
      void refreshView("waiting");
      if (student) await family.refresh();
      close();
      const isLast = family.students.every(({ id, applied }) => applied || id === student?.id);
      onBooked(result.data?.students, student && { name: student.nickname, isLast });
    } else setProblem(("code" in result && result.message) || texts("apply.failed"));
  };

  if (failure && "code" in failure && failure.code === tokenFailureCode) {
    return (
      <div className="mt-2 grid gap-4">
        <p role="alert">{t("session")}</p>
        <LoginLink href={loginHref} returnTo={applyPath(item.id)} className="btn btn-primary">
          {t("login")}
        </LoginLink>
      </div>
    );
  }
  if ((!data && !failure) || family.state === "loading")
    return <p role="status">{texts("notice.loading")}</p>;
  if (family.state === "parent" && !family.chosen && family.students.length === 0) {
    return (
      <div className="mt-2 grid gap-4">
        <p>{t("addFirst")}</p>
        <a href={paths.studentCentre} className="btn btn-primary">
          {texts("account.member.toStudentCentre")}
        </a>
      </div>
    );
  }
  return (
    <div className="mt-2 grid gap-4">
      {family.state === "parent" && <ChooseStudent family={family} />}
      <p>
        {t("text", { name: item.name, points: formatNumber(item.points) })}
        <Estimate points={item.points} bought="class" rates={rates} />
      </p>
      {item.points > 0 && <ChargeLine texts={charges} rates={rates} className="-mt-3" />}
      <SeriesFacts item={item} />
      {balance !== undefined && (
        <dl className="grid gap-y-1 tabular-nums">
          <PointsRow name={t("before")} value={formatNumber(balance)} />
          <PointsRow name={t("cost")} value={`−${formatNumber(item.points)}`} />
          {missingPoints <= 0 && <PointsRow name={t("after")} value={formatNumber(-missingPoints)} />}
        </dl>
      )}
      {missingPoints <= 0 && (
        <PointsByEnd title={points("byEnd.first")} points={takenByEnd(family.pointsByEnd, item.points)} />
      )}
      {missingPoints <= 0 && (
        <ul className="list-disc pl-5 text-label">
          {[...rules.texts, cancelText].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p role="alert" className="field-error">
        {missingPoints > 0 ? t("short", { missing: formatNumber(missingPoints) }) : problem}
      </p>
      {missingPoints > 0 && (
        <p>
          {payment ? points("text", { payment }) : points("textPlain")}
          {rates && (
            <a href={pointsHref} className="ml-2 link">
              {points("how")}
            </a>
          )}
        </p>
      )}
      <div className="dialog-actions">
        {missingPoints > 0 && (
          <CodeModal {...consult} className="btn btn-primary">
            {points("ask")}
          </CodeModal>
        )}
        {missingPoints <= 0 && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={isSending || (family.state === "parent" && !family.chosen)}
            aria-busy={isSending}
            onClick={() => void confirm()}
          >
            {t("confirm")}
          </button>
        )}
        <button type="button" onClick={close} className="btn btn-secondary">
          {t("cancel")}
        </button>
      </div>
    </div>
  );
}

function PointsRow({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between last:border-t last:border-line last:pt-1">
      <dt>{name}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}

/** A parent uses the account call, a student the call of the list. Not every provider returns the number of students. */
function book(
  item: SeriesItem,
  key: string,
  student: FamilyStudent | undefined,
): Promise<CallResult<{ students?: number } | null | undefined>> {
  const options = { idempotencyKey: key };
  if (student) return call("account/apply", { student_id: student.id, class_id: item.classId }, options);
  return item.list === "recommended"
    ? call("bookCombo", { class_id: item.classId }, options)
    : call("preSaleApply", { id: item.id }, options);
}
