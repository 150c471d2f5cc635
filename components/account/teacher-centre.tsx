"use client";

import { fill } from "@/components/ui/fill";
import type { MemberSetting } from "./member-labels";
import { SeriesList } from "./series-list";
import type { SeriesRowLabels } from "./series-row";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

type TeacherCentreProps = {
  labels: { hello: string; trials: string; classes: string; none: string };
  row: SeriesRowLabels;
  room: string;
  setting: MemberSetting;
};

export function TeacherCentre({ labels, row, room, setting }: TeacherCentreProps) {
  const view = useAccountView("teacher", { only: "teacher" });
  return (
    <Viewed view={view} labels={setting.viewed}>
      {({ nickname, trials, classes }) => (
        <>
          <p className="lead">{fill(labels.hello, { name: nickname })}</p>
          {trials.length > 0 && (
            <section className="sheet" aria-labelledby="own-trials">
              <h2 id="own-trials">{labels.trials}</h2>
              <ul className="member-trials">
                {trials.map(({ student, from }) => (
                  <li key={`${student} ${from}`}>
                    <p className="font-semibold">{student}</p>
                    <SlotTimes slot={{ from, to: from }} labels={setting.slot} locale={setting.locale} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <h2 className="text-h2 mt-8">{labels.classes}</h2>
          <SeriesList
            classes={classes}
            none={labels.none}
            role="teacher"
            room={room}
            labels={row}
            setting={setting}
          />
        </>
      )}
    </Viewed>
  );
}
