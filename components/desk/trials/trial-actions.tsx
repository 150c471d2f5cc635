"use client";

import { useTranslations } from "next-intl";
import type { Trial } from "./trial-wishes";
import { SmallButton } from "../small-button";

/** A state that staff can set without further input. */
export type TrialTarget = "asked" | "held" | "missed" | "closed";

type TrialActionsProps = {
  trial: Trial;
  hasStarted: boolean;
  isMutating: boolean;
  /** Id of the element that names the trial lesson. */
  titleId: string;
  onState: (to: TrialTarget) => void;
  /** Opens the form that changes time and teacher. */
  onChange: () => void;
};

/** The actions of a trial lesson that is arranged or over. */
export function TrialActions(props: TrialActionsProps) {
  const { trial, hasStarted, isMutating, titleId, onState, onChange } = props;
  const { state } = trial;
  const t = useTranslations("desk.trials");
  const next = {
    asked: [],
    arranged: hasStarted ? (["held", "missed"] as const) : [],
    held: ["missed"] as const,
    missed: ["held"] as const,
    withdrawn: [],
    closed: [],
  }[state];
  return (
    <div className="flex flex-wrap gap-2">
      {next.map((to) => (
        <SmallButton key={to} disabled={isMutating} aria-describedby={titleId} onClick={() => onState(to)}>
          {t(to)}
        </SmallButton>
      ))}
      {(state === "arranged" || state === "missed") && (
        <SmallButton aria-describedby={titleId} onClick={onChange}>
          {t("change")}
        </SmallButton>
      )}
      {state === "arranged" && !hasStarted && (
        <SmallButton disabled={isMutating} aria-describedby={titleId} onClick={() => onState("asked")}>
          {t("reopen")}
        </SmallButton>
      )}
      {state === "closed" && (
        <SmallButton disabled={isMutating} aria-describedby={titleId} onClick={() => onState("asked")}>
          {t("reopenClosed")}
        </SmallButton>
      )}
    </div>
  );
}
