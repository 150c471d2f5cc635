"use client";

import { SaveLive, type SaveLabels } from "@/components/live/save-live";
import { fill } from "@/components/ui/fill";
import type { AccountView } from "@/lib/account/contract";
import { pathsById } from "@/lib/paths";
import type { MemberSetting } from "./member-labels";
import { SlotTimes } from "./slot-times";

type SavedLivesProps = {
  lives: AccountView<"student">["lives"];
  labels: SaveLabels & { lives: string };
  setting: MemberSetting;
};

/** The live classes that a member has put on the own list; nothing where there are none. */
export function SavedLives({ lives, labels, setting }: SavedLivesProps) {
  if (lives.length === 0) return null;
  return (
    <>
      <h2 className="text-h2 mt-10">{labels.lives}</h2>
      <div className="member-grid">
        {lives.map((live) => (
          <article key={live.id} className="sheet member-series" aria-labelledby={`live-${live.id}`}>
            <h3 id={`live-${live.id}`}>
              <a href={fill(pathsById.live, { id: live.id })}>{live.lesson_name}</a>
            </h3>
            <p className="text-soft">{live.course_name}</p>
            <SlotTimes slot={live} labels={setting.slot} locale={setting.locale} short />
            <SaveLive id={live.id} title={live.lesson_name} labels={labels} className="mt-auto" />
          </article>
        ))}
      </div>
    </>
  );
}
