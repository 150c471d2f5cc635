"use client";

import { useState } from "react";
import { fill } from "@/components/ui/fill";
import { isLanguage, languageNames } from "@/lib/i18n/languages";
import { personHref } from "../accounts/accounts-screen";
import { Sure } from "../sure";
import { shortTime } from "../time";
import { useTell } from "../toasts";
import { useAct } from "../use-act";
import { useWords } from "../words";
import type { Trial, TrialChanged } from "./types";
import { ArrangeForm } from "./arrange-form";
import { TrialWishesFacts } from "./trial-wishes";

type TrialCardProps = { trial: Trial; onChanged: () => void };

/** A family's trial lesson, with its state and actions. */
export function TrialCard({ trial, onChanged }: TrialCardProps) {
  const words = useWords("trials");
  const tell = useTell();
  const { act, isActing } = useAct();
  const [isOpen, setIsOpen] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const {
    id,
    revision,
    state,
    student,
    email,
    language,
    starts_at: startsAt,
    ended_at: endedAt,
    teacher,
  } = trial;
  const [openedAt] = useState(() => Date.now());
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= openedAt;
  const told = ({ saved, trial: now }: TrialChanged) => {
    if (saved) tell({ tone: "success", text: words.done[now.state] });
    else
      tell({ tone: "error", text: now.state === "withdrawn" ? words.withdrawnMeanwhile : words.meanwhile });
    setIsOpen(false);
    onChanged();
  };
  const change = async (to: "asked" | "held" | "missed" | "closed") => {
    const answer = await act("trials/change", { id, revision, to });
    if (answer) told(answer);
  };
  const titleId = `trial-${id}`;
  const facts = [
    isLanguage(language) && languageNames[language],
    student.birth_year !== null && fill(words.born, { year: student.birth_year }),
  ];
  const next = {
    asked: [],
    arranged: hasBegun ? (["held", "missed"] as const) : [],
    held: ["missed"] as const,
    missed: ["held"] as const,
    withdrawn: [],
    closed: [],
  }[state];
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <p className="desk-lead-name">
        <a id={titleId} href={personHref(student.id)} className="link font-bold">
          {student.name}
        </a>
        <span className="desk-badge" data-state={state === "asked" ? "new" : undefined}>
          {words.states[state]}
        </span>
      </p>
      <div>
        {email && (
          <p>
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
          </p>
        )}
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {startsAt && (
        <p className="font-semibold">{fill(words.arrangedFor, { time: shortTime(startsAt), teacher })}</p>
      )}
      <TrialWishesFacts trial={trial} />
      <p className="text-label text-soft">{fill(words.asked, { time: shortTime(trial.asked_at) })}</p>
      {endedAt && (state === "withdrawn" || state === "closed") && (
        <p className="font-semibold">{fill(words.ended[state], { time: shortTime(endedAt) })}</p>
      )}
      {state === "asked" || isOpen ? (
        <>
          <ArrangeForm trial={trial} onDone={told} />
          {state === "asked" && (
            <div className="desk-row-actions">
              <button
                type="button"
                disabled={isActing}
                aria-describedby={titleId}
                onClick={() => setIsClosing(true)}
              >
                {words.close.action}
              </button>
            </div>
          )}
        </>
      ) : (
        <div className="desk-row-actions">
          {next.map((to) => (
            <button
              key={to}
              type="button"
              disabled={isActing}
              aria-describedby={titleId}
              onClick={() => void change(to)}
            >
              {words[to]}
            </button>
          ))}
          {(state === "arranged" || state === "missed") && (
            <button type="button" aria-describedby={titleId} onClick={() => setIsOpen(true)}>
              {words.change}
            </button>
          )}
          {state === "arranged" && !hasBegun && (
            <button
              type="button"
              disabled={isActing}
              aria-describedby={titleId}
              onClick={() => void change("asked")}
            >
              {words.reopen}
            </button>
          )}
          {state === "closed" && (
            <button
              type="button"
              disabled={isActing}
              aria-describedby={titleId}
              onClick={() => void change("asked")}
            >
              {words.reopenClosed}
            </button>
          )}
        </div>
      )}
      {isClosing && (
        <Sure
          title={words.close.title}
          text={words.close.text}
          submit={words.close.action}
          onSure={() => void change("closed")}
          onClose={() => setIsClosing(false)}
        />
      )}
    </article>
  );
}
