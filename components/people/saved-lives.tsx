"use client";

import { useTranslations } from "next-intl";
import { SaveLive, saveLabels } from "@/components/live/save-live";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { pathsById, withId } from "@/lib/base/paths";
import { CardTitle } from "./card-title";
import { cardClasses, cardGridClasses } from "./classes";
import { SlotTimes } from "../trials/slot-times";

type SavedLivesProps = { lives: AccountView<"student">["lives"] };

/** The live classes that the member has saved; renders nothing if there are none. */
export function SavedLives({ lives }: SavedLivesProps) {
  const t = useTranslations("studentCentre");
  const saveButtonLabels = saveLabels(useTranslations("live"));
  if (lives.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-h2">{t("lives")}</h2>
      <div className={cardGridClasses}>
        {lives.map((live) => (
          <article key={live.id} className={cardClasses} aria-labelledby={`live-${live.id}`}>
            <CardTitle id={`live-${live.id}`} href={withId(pathsById.live, live.id)}>
              {live.lesson_name}
            </CardTitle>
            <p className="text-soft">{live.course_name}</p>
            <SlotTimes slot={live} short />
            <SaveLive id={live.id} title={live.lesson_name} labels={saveButtonLabels} className="mt-auto" />
          </article>
        ))}
      </div>
    </>
  );
}
