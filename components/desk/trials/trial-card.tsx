"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { mailtoHref } from "@/lib/base/links/mailto";
import { serverNow } from "@/lib/base/clock/server-clock";
import { isLanguage, languageNames } from "@/lib/base/i18n/languages";
import { personHref } from "../people/person-href";
import { ConfirmDialog } from "../confirm-dialog";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import { useMutation } from "../use-mutation";
import { joinSentences } from "../format";
import { ArrangeForm } from "./arrange-form";
import { TrialActions, type TrialTarget } from "./trial-actions";
import { TrialWishesFacts, type Trial, type TrialChanged } from "./trial-wishes";
import { SmallButton } from "../small-button";
import { Badge } from "../badge";
import { Warning } from "../warning";

type TrialCardProps = { trial: Trial; onChanged: () => void };

/** A family's trial lesson, with its state and actions. */
export function TrialCard({ trial, onChanged }: TrialCardProps) {
  const t = useTranslations("desk.trials");
  const showToast = useToast();
  const { trigger, isMutating } = useMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const {
    id,
    revision,
    state,
    attendance,
    student,
    email,
    phone,
    language,
    starts_at: startsAt,
    ended_at: endedAt,
    teacher,
  } = trial;
  const tAttendance = useTranslations("desk.attendance");
  const tReach = useTranslations("desk.messages");
  const reachText = tReach(`reach.ofOne.${trial.reached_by}`);
  const [openedAt] = useState(() => serverNow());
  const hasStarted = startsAt !== null && Date.parse(startsAt) <= openedAt;
  const handleResponse = ({ saved, trial: updated }: TrialChanged) => {
    const isNotified = updated.state === "closed" || updated.state === "arranged";
    const text = joinSentences(t(`done.${updated.state}`), isNotified && reachText);
    if (saved) showToast({ tone: "success", text });
    else
      showToast({
        tone: "error",
        text: updated.state === "withdrawn" ? t("withdrawnMeanwhile") : t("meanwhile"),
      });
    setIsOpen(false);
    onChanged();
  };
  const changeState = async (to: TrialTarget) => {
    const response = await trigger("desk/trials/change", { id, revision, to });
    if (response) handleResponse(response);
  };
  const titleId = `trial-${id}`;
  const facts = [
    isLanguage(language) && languageNames[language],
    student.birth_year !== null && t("born", { year: student.birth_year }),
  ];
  return (
    <article className="flex flex-col gap-3 sheet p-4" aria-labelledby={titleId}>
      <p className="flex flex-wrap items-center gap-2">
        <a id={titleId} href={personHref(student.id)} className="link font-bold">
          {student.name}
        </a>
        <Badge tone={state === "asked" ? "new" : "plain"}>{t(`states.${state}`)}</Badge>
        {attendance && <Badge>{tAttendance(`states.${attendance}`)}</Badge>}
      </p>
      <div>
        {email && (
          <p>
            <a href={mailtoHref(email)} className="link wrap-anywhere">
              {email}
            </a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone}`} className="link">
              {phone}
            </a>
          </p>
        )}
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {startsAt && (
        <p className="font-semibold">{t("arrangedFor", { time: formatPageDateTime(startsAt), teacher })}</p>
      )}
      {state === "arranged" && !trial.has_link && <Warning>{t("noLinkYet")}</Warning>}
      <TrialWishesFacts trial={trial} />
      <p className="text-label text-soft">{t("asked", { time: formatPageDateTime(trial.asked_at) })}</p>
      {endedAt && (state === "withdrawn" || state === "closed") && (
        <p className="font-semibold">{t(`ended.${state}`, { time: formatPageDateTime(endedAt) })}</p>
      )}
      {state === "asked" || isOpen ? (
        <>
          <ArrangeForm trial={trial} onDone={handleResponse} />
          {state === "asked" && (
            <div className="flex flex-wrap gap-2">
              <SmallButton
                disabled={isMutating}
                aria-describedby={titleId}
                onClick={() => setIsClosing(true)}
              >
                {t("close.action")}
              </SmallButton>
            </div>
          )}
        </>
      ) : (
        <TrialActions
          {...{ trial, hasStarted, isMutating, titleId }}
          onState={(to) => void changeState(to)}
          onChange={() => setIsOpen(true)}
        />
      )}
      {isClosing && (
        <ConfirmDialog
          title={t("close.title")}
          text={joinSentences(t("close.text"), reachText)}
          submit={t("close.action")}
          onConfirm={() => void changeState("closed")}
          onClose={() => setIsClosing(false)}
        />
      )}
    </article>
  );
}
