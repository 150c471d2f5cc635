"use client";

import { useTranslations } from "next-intl";
import { SaveLive, saveLabels } from "@/components/live/save-live";
import { fillPlaceholders } from "@/lib/i18n/fill";
import type { AccountView } from "@/lib/account/views";
import { pathsById } from "@/lib/paths";
import { SlotTimes } from "./slot-times";

type SavedLivesProps = { lives: AccountView<"student">["lives"] };

/** The live classes that the member has saved; renders nothing if there are none. */
export function SavedLives({ lives }: SavedLivesProps) {
  const t = useTranslations("studentCentre");
  const saveButtonLabels = saveLabels(useTranslations("live"));
  if (lives.length === 0) return null;
  return (
    <>
      <h2 className="text-h2 mt-10">{t("lives")}</h2>
      <div className="member-grid">
        {lives.map((live) => (
          <article key={live.id} className="sheet member-series" aria-labelledby={`live-${live.id}`}>
            <h3 id={`live-${live.id}`}>
              <a href={fillPlaceholders(pathsById.live, { id: live.id })}>{live.lesson_name}</a>
            </h3>
            <p className="text-soft">{live.course_name}</p>
            <SlotTimes slot={live} short />
            <SaveLive id={live.id} title={live.lesson_name} labels={saveButtonLabels} className="mt-auto" />
          </article>
        ))}
      </div>
    </>
  );
}
