"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { inBrackets } from "@/lib/i18n/marks";
import { usePlaceInWords } from "./use-place-in-words";
import { useWaiting } from "./use-waiting";

type WaitingPlacesProps = {
  classId: number;
  /** Whether no seat is available. */
  full: boolean;
  describedBy: string;
  /** Called after a change that may have freed a seat. */
  changed: () => void;
};

/** The waiting-list places of the account's students for a class, with buttons to join and leave. */
export default function WaitingPlaces(props: WaitingPlacesProps) {
  const { classId, full, describedBy, changed } = props;
  const t = useTranslations("apply.waiting");
  const { data, busy, problem, ask } = useWaiting();
  const placeInWords = usePlaceInWords(data?.parent ?? false);
  const [chosen, setChosen] = useState("");
  if (!data) return null;
  const { parent } = data;
  const places = data.places.filter((place) => place.class_id === classId);
  const inLine = places.filter(({ lapsed_at: lapsed }) => lapsed === null);
  const free = data.students.filter(({ id }) => inLine.every((place) => place.student_id !== id));
  const student = free.find(({ id }) => String(id) === chosen) ?? free[0];
  const send = async (waiting: boolean, id: number | undefined) => {
    if (busy) return;
    // Leaving releases a seat that was reserved for the student.
    if (await ask({ class_id: classId, waiting, ...(parent && { student_id: id }) })) changed();
  };
  const join = full && student !== undefined;
  if (places.length === 0 && !join) return null;
  return (
    <div className="waiting">
      <div role="status">
        {places.map((place) => (
          <p key={place.student_id} data-held={place.held_until !== null}>
            {placeInWords(place)}
          </p>
        ))}
      </div>
      {inLine.map((place) => (
        <button
          key={place.student_id}
          type="button"
          className="link"
          aria-describedby={describedBy}
          aria-busy={busy}
          onClick={() => void send(false, place.student_id)}
        >
          {t("leave")}
          {parent && inLine.length > 1 && inBrackets(place.student, t("leave"))}
        </button>
      ))}
      {join && (
        <>
          {parent && free.length > 1 && (
            <label>
              {t("forWhom")}
              <select
                className="select"
                value={student.id}
                onChange={(event) => setChosen(event.target.value)}
              >
                {free.map(({ id, nickname }) => (
                  <option key={id} value={id}>
                    {nickname}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button
            type="button"
            className="btn btn-secondary"
            aria-describedby={describedBy}
            aria-busy={busy}
            onClick={() => void send(true, student.id)}
          >
            {t("join")}
          </button>
          <p className="text-label text-soft">{t("note")}</p>
        </>
      )}
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
    </div>
  );
}
