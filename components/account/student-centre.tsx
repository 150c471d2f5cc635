"use client";

import { Fragment } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { Consult } from "@/components/layout/consult-modal";
import { fill } from "@/components/ui/fill";
import { paths } from "@/lib/paths";
import type { MemberSetting } from "./member-labels";
import { SeriesList } from "./series-list";
import type { SeriesRowLabels } from "./series-row";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

/** Something that an adviser arranges. */
type AskedFor = { title: string; text: string; ask: string };

export type StudentCentreLabels = {
  hello: string;
  points: string;
  shared: string;
  /** How a student gets class points. */
  how: AskedFor;
  trial: AskedFor;
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
  consult: Consult;
  setting: MemberSetting;
};

export function StudentCentre({ labels, row, room, consult, setting }: StudentCentreProps) {
  const view = useAccountView("student", { only: "student" });
  return (
    <Viewed view={view} labels={setting.viewed}>
      {({ nickname, class_point, students }) => (
        <>
          <p className="lead">{fill(labels.hello, { name: nickname })}</p>
          {class_point === 0 && students.every(({ classes }) => classes.length === 0) && (
            <Asked {...labels.trial} consult={consult} look="btn btn-primary" />
          )}
          <section className="sheet member-balance">
            <div>
              <h2>{labels.points}</h2>
              <p className="balance">{class_point.toLocaleString(setting.locale)}</p>
              <p className="text-soft">{labels.shared}</p>
            </div>
            <a href={paths.hotSell} className="btn btn-secondary">
              {labels.hotCourses}
            </a>
          </section>
          <Asked {...labels.how} consult={consult} look="btn btn-secondary" />
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

type AskedProps = AskedFor & { consult: Consult; look: string };

function Asked({ title, text, ask, consult, look }: AskedProps) {
  return (
    <section className="sheet member-asked">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <CodeModal {...consult} className={look}>
        {ask}
      </CodeModal>
    </section>
  );
}
