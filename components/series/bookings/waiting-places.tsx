"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { toParentheses } from "@/lib/base/i18n/marks";
import { useFormatPlace } from "./use-format-place";
import { useWaitingLists } from "./use-waiting-lists";

type WaitingPlacesProps = {
  classId: number;
  /** Whether no seat is available. */
  isFull: boolean;
  describedBy: string;
  /** Called after a change that may have freed a seat. */
  onChange: () => void;
};

/** The waiting-list places of the account's students for a class, with buttons to join and leave. */
export default function WaitingPlaces(props: WaitingPlacesProps) {
  const { classId, isFull, describedBy, onChange } = props;
  const t = useTranslations("apply.waiting");
  const { data, isBusy, problem, updateWaiting } = useWaitingLists();
  const formatPlace = useFormatPlace(data?.parent ?? false);
  const [chosen, setChosen] = useState("");
  if (!data) return null;
  const { parent } = data;
  const places = data.places.filter((place) => place.class_id === classId);
  const openPlaces = places.filter(({ lapsed_at: lapsed }) => lapsed === null);
  const freeStudents = data.students.filter(({ id }) => openPlaces.every((place) => place.student_id !== id));
  const student = freeStudents.find(({ id }) => String(id) === chosen) ?? freeStudents[0];
  const updatePlace = async (waiting: boolean, id: number | undefined) => {
    if (isBusy) return;
    // Leaving releases a seat that was reserved for the student.
    if (await updateWaiting({ class_id: classId, waiting, ...(parent && { student_id: id }) })) onChange();
  };
  const canJoin = isFull && student !== undefined;
  if (places.length === 0 && !canJoin) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <div role="status">
        {places.map((place) => (
          <p
            key={place.student_id}
            className={place.held_until === null ? undefined : "font-semibold text-accent"}
          >
            {formatPlace(place)}
          </p>
        ))}
      </div>
      {openPlaces.map((place) => (
        <button
          key={place.student_id}
          type="button"
          className="link text-left"
          aria-describedby={describedBy}
          aria-busy={isBusy}
          onClick={() => void updatePlace(false, place.student_id)}
        >
          {t("leave")}
          {parent && openPlaces.length > 1 && toParentheses(place.student, t("leave"))}
        </button>
      ))}
      {canJoin && (
        <>
          {parent && freeStudents.length > 1 && (
            <label className="grid gap-1 font-semibold">
              {t("forWhom")}
              <select
                className="select"
                value={student.id}
                onChange={(event) => setChosen(event.target.value)}
              >
                {freeStudents.map(({ id, nickname }) => (
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
            aria-busy={isBusy}
            onClick={() => void updatePlace(true, student.id)}
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
