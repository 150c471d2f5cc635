"use client";

import { useWords } from "../words";
import type { Trial } from "./trial-wishes";

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
  const words = useWords("trials");
  const next = {
    asked: [],
    arranged: hasStarted ? (["held", "missed"] as const) : [],
    held: ["missed"] as const,
    missed: ["held"] as const,
    withdrawn: [],
    closed: [],
  }[state];
  return (
    <div className="desk-row-actions">
      {next.map((to) => (
        <button
          key={to}
          type="button"
          disabled={isMutating}
          aria-describedby={titleId}
          onClick={() => onState(to)}
        >
          {words[to]}
        </button>
      ))}
      {(state === "arranged" || state === "missed") && (
        <button type="button" aria-describedby={titleId} onClick={onChange}>
          {words.change}
        </button>
      )}
      {state === "arranged" && !hasStarted && (
        <button
          type="button"
          disabled={isMutating}
          aria-describedby={titleId}
          onClick={() => onState("asked")}
        >
          {words.reopen}
        </button>
      )}
      {state === "closed" && (
        <button
          type="button"
          disabled={isMutating}
          aria-describedby={titleId}
          onClick={() => onState("asked")}
        >
          {words.reopenClosed}
        </button>
      )}
    </div>
  );
}
