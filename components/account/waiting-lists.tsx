"use client";

import { placeInWords } from "@/components/apply/waiting-words";
import type { WaitingLabels } from "@/components/apply/waiting-labels";
import { useWaiting } from "@/components/apply/use-waiting";
import type { AccountView } from "@/lib/account/contract";
import { applyingPath, seriesClassPath } from "@/lib/paths";
import type { MemberSetting } from "./member-labels";
import { refreshView } from "./use-account-view";

type WaitingListsProps = {
  centre: AccountView<"student">;
  labels: WaitingLabels & { apply: string };
  setting: MemberSetting;
};

/** The full classes that one's students wait for; nothing where there are none. */
export function WaitingLists({ centre, labels, setting }: WaitingListsProps) {
  const { busy, problem, ask } = useWaiting(labels.failed);
  const { parent, waiting } = centre;
  const words = { parent, labels, locale: setting.locale };
  const leave = async (class_id: number, student_id: number) => {
    if (busy) return;
    if (await ask({ class_id, waiting: false, ...(parent && { student_id }) })) await refreshView("student");
  };
  if (waiting.length === 0) return null;
  return (
    <>
      <h2 className="text-h2 mt-10">{labels.title}</h2>
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <div className="member-grid">
        {waiting.map((place) => {
          const id = `waiting-${place.class_id}-${place.student_id}`;
          return (
            <article key={id} className="sheet member-series waiting" aria-labelledby={id}>
              <h3 id={id}>
                <a href={seriesClassPath(place.class_id)}>{place.combo_name}</a>
              </h3>
              <p data-held={place.held_until !== null}>{placeInWords(place, words)}</p>
              {place.held_until !== null && (
                <a href={applyingPath(place.class_id)} className="btn btn-primary" aria-describedby={id}>
                  {labels.apply}
                </a>
              )}
              {place.lapsed_at !== null ? (
                <a href={seriesClassPath(place.class_id)} className="link mt-auto" aria-describedby={id}>
                  {labels.toClass}
                </a>
              ) : (
                <button
                  type="button"
                  className="link mt-auto"
                  aria-describedby={id}
                  aria-busy={busy}
                  onClick={() => void leave(place.class_id, place.student_id)}
                >
                  {labels.leave}
                </button>
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}
