"use client";

import { useTranslations } from "next-intl";
import { useFormatPlace } from "@/components/series/bookings/use-format-place";
import { useWaitingLists } from "@/components/series/bookings/use-waiting-lists";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { applyPath, seriesClassPath } from "@/lib/base/paths";
import { CardTitle } from "./card-title";
import { cardClasses, cardGridClasses } from "./classes";
import { refreshView } from "./use-account-view";

/** The waiting-list places of the account's students; renders nothing if there are none. */
export function WaitingLists({ centre }: { centre: AccountView<"student"> }) {
  const t = useTranslations("apply");
  const { isBusy, problem, updateWaiting } = useWaitingLists();
  const { parent, waiting } = centre;
  const formatPlace = useFormatPlace(parent);
  const leaveList = async (class_id: number, student_id: number) => {
    if (isBusy) return;
    if (await updateWaiting({ class_id, waiting: false, ...(parent && { student_id }) }))
      await refreshView("student");
  };
  if (waiting.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-h2">{t("waiting.title")}</h2>
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <div className={cardGridClasses}>
        {waiting.map((place) => {
          const id = `waiting-${place.class_id}-${place.student_id}`;
          return (
            <article key={id} className={`${cardClasses} items-start`} aria-labelledby={id}>
              <CardTitle id={id} href={seriesClassPath(place.class_id)}>
                {place.combo_name}
              </CardTitle>
              <p className={place.held_until === null ? undefined : "font-semibold text-accent"}>
                {formatPlace(place)}
              </p>
              {place.held_until !== null && (
                <a href={applyPath(place.class_id)} className="btn btn-primary" aria-describedby={id}>
                  {t("state.open")}
                </a>
              )}
              {place.lapsed_at !== null ? (
                <a
                  href={seriesClassPath(place.class_id)}
                  className="mt-auto link text-left"
                  aria-describedby={id}
                >
                  {t("waiting.toClass")}
                </a>
              ) : (
                <button
                  type="button"
                  className="mt-auto link text-left"
                  aria-describedby={id}
                  aria-busy={isBusy}
                  onClick={() => void leaveList(place.class_id, place.student_id)}
                >
                  {t("waiting.leave")}
                </button>
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}
