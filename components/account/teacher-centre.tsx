"use client";

import { fill } from "@/components/ui/fill";
import type { MemberSetting } from "./member-labels";
import { SeriesList } from "./series-list";
import type { SeriesRowLabels } from "./series-row";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

type TeacherCentreProps = {
  labels: { hello: string; classes: string; none: string };
  row: SeriesRowLabels;
  room: string;
  setting: MemberSetting;
};

export function TeacherCentre({ labels, row, room, setting }: TeacherCentreProps) {
  const view = useAccountView("teacher", { only: "teacher" });
  return (
    <Viewed view={view} labels={setting.viewed}>
      {({ nickname, classes }) => (
        <>
          <p className="lead">{fill(labels.hello, { name: nickname })}</p>
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
