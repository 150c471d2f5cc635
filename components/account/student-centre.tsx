"use client";

import { Fragment } from "react";
import { fill } from "@/components/ui/fill";
import { paths } from "@/lib/paths";
import type { MemberSetting } from "./member-labels";
import { SeriesList } from "./series-list";
import type { SeriesRowLabels } from "./series-row";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

export type StudentCentreLabels = {
  hello: string;
  points: string;
  shared: string;
  hotCourses: string;
  classes: string;
  /** With `{name}`: of one of a parent's students. */
  classesOf: string;
  none: string;
};

type StudentCentreProps = {
  labels: StudentCentreLabels;
  row: SeriesRowLabels;
  room: string;
  setting: MemberSetting;
};

export function StudentCentre({ labels, row, room, setting }: StudentCentreProps) {
  const view = useAccountView("student", { only: "student" });
  return (
    <Viewed view={view} labels={setting.viewed}>
      {({ nickname, class_point, students }) => (
        <>
          <p className="lead">{fill(labels.hello, { name: nickname })}</p>
          <section className="sheet member-balance">
            <div>
              <h2>{labels.points}</h2>
              <p className="balance">{class_point.toLocaleString(setting.locale)}</p>
              <p className="text-soft">{labels.shared}</p>
            </div>
            <a href={paths.hotSell} className="btn btn-primary">
              {labels.hotCourses}
            </a>
          </section>
          {students.map((student, index) => {
            const own = students.length === 1 && student.nickname === nickname;
            return (
              <Fragment key={index}>
                <h2 className="text-h2 mt-10">
                  {own ? labels.classes : fill(labels.classesOf, { name: student.nickname })}
                </h2>
                <SeriesList
                  classes={student.classes}
                  none={labels.none}
                  role="student"
                  room={room}
                  labels={row}
                  setting={setting}
                />
              </Fragment>
            );
          })}
        </>
      )}
    </Viewed>
  );
}
