"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { paths } from "@/lib/base/paths";
import type { TrialWorth } from "@/lib/subjects/school/trial-worth";
import { OfferCard, offerTextClasses } from "../people/offer-card";
import { SlotTimes } from "./slot-times";
import { TrialEntry } from "./trial-entry";

type TrialLessonProps = {
  centre: AccountView<"student">;
  worth: TrialWorth | null;
  /** Business days in which an adviser usually answers; 0 if the school states none. */
  answerDays: number;
  /** Address of the external classroom, with `{id}`. */
  room: string | undefined;
};

/** Status of the free trial lesson, with a link to its page. */
export function TrialLesson({ centre, worth, answerDays, room }: TrialLessonProps) {
  const t = useTranslations("studentCentre.trial");
  const { trial, parent, students } = centre;
  const { state, from, teacher } = trial;
  const name = trial.student ?? "";
  if (state === "none") {
    const lacksStudent = parent && students.length === 0;
    return (
      <OfferCard title={t("title")} text={worth ? t("text", worth) : t("textPlain")}>
        {lacksStudent ? (
          <p className={`${offerTextClasses} font-semibold`}>{t("addFirst")}</p>
        ) : (
          <a href={paths.trialLesson} className={buttonClasses.primary}>
            {t("ask")}
          </a>
        )}
      </OfferCard>
    );
  }
  const text = (
    <>
      <p className={offerTextClasses}>{t(state, { name, days: answerDays })}</p>
      {state === "arranged" && teacher && <p className={offerTextClasses}>{t("with", { teacher })}</p>}
      {from && state !== "held" && <SlotTimes slot={{ from }} className="mt-3 text-base" />}
      <TrialEntry classroom={trial.classroom} room={room} isMarked={state !== "arranged"} />
    </>
  );
  return (
    <OfferCard title={t("title")} text={text}>
      <a href={paths.trialLesson} className={buttonClasses.secondary}>
        {t("details")}
      </a>
    </OfferCard>
  );
}
