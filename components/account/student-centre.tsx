"use client";

import { Fragment } from "react";
import type { Consult } from "@/components/layout/consult-modal";
import type { SaveLabels } from "@/components/live/save-live";
import { fill } from "@/components/ui/fill";
import type { AccountView } from "@/lib/account/contract";
import { paths } from "@/lib/paths";
import { Asked, AskAdviser, type AskedFor } from "./asked";
import { CorrectStudent } from "./correct-student";
import { CalendarAddress, type CalendarLabels } from "./calendar-address";
import { ConfirmEmail, type ConfirmEmailLabels } from "./confirm-email";
import { Family, type FamilyLabels } from "./family";
import type { MemberSetting } from "./member-labels";
import { SavedLives } from "./saved-lives";
import { SeriesList } from "./series-list";
import type { SeriesRowLabels } from "./series-row";
import { TrialLesson, type TrialLabels } from "./trial-lesson";
import { useAccountView } from "./use-account-view";
import { useToldReader } from "./use-told-reader";
import { Viewed } from "./viewed";
import { WaitingLists } from "./waiting-lists";
import type { WaitingLabels } from "@/components/apply/waiting-labels";

export type StudentCentreLabels = {
  hello: string;
  welcome: string;
  points: string;
  shared: string;
  /** How a student gets class points. */
  how: AskedFor;
  confirm: ConfirmEmailLabels;
  trial: TrialLabels;
  family: FamilyLabels;
  saved: SaveLabels & { lives: string };
  /** Undefined where the accounts are another site's. */
  waiting: (WaitingLabels & { apply: string }) | undefined;
  hotCourses: string;
  calendar: CalendarLabels;
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

export function StudentCentre(props: StudentCentreProps) {
  const view = useAccountView("student", { only: "student" });
  return (
    <Viewed view={view} labels={props.setting.viewed}>
      {(centre) => <Centre centre={centre} {...props} />}
    </Viewed>
  );
}

/** Who has neither applied for a class nor class points yet: is welcomed, and shown the trial lesson. */
const isNew = ({ class_point, students }: AccountView<"student">) =>
  class_point === 0 && students.every(({ classes }) => classes.length === 0);

function Centre(props: StudentCentreProps & { centre: AccountView<"student"> }) {
  const { centre, labels, consult, setting } = props;
  const { nickname, parent, class_point, students, trial, lives, email } = centre;
  useToldReader(centre.reader);
  const welcome = isNew(centre) && trial.state === "none";
  // One that was held leads on to the classes, until there is one.
  const waits =
    trial.state === "held" ? students.every(({ classes }) => classes.length === 0) : trial.state !== "none";
  return (
    <>
      <p className={welcome ? "text-h2" : "lead"}>
        {fill(welcome ? labels.welcome : labels.hello, { name: nickname })}
      </p>
      {centre.confirm_email && <ConfirmEmail email={email} labels={labels.confirm} />}
      {(welcome || waits) && (
        <TrialLesson centre={centre} labels={labels.trial} consult={consult} setting={setting} />
      )}
      {parent && <Family none={students.length === 0} labels={labels.family} />}
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
      <Asked title={labels.how.title} text={labels.how.text}>
        <AskAdviser consult={consult} look="btn btn-secondary" ask={labels.how.ask} />
      </Asked>
      {labels.waiting && <WaitingLists centre={centre} labels={labels.waiting} setting={setting} />}
      <SavedLives lives={lives} labels={labels.saved} setting={setting} />
      <Students {...props} />
    </>
  );
}

/** The series classes of each student; a parent reads whose they are. */
function Students({
  centre,
  labels,
  row,
  room,
  setting,
}: StudentCentreProps & { centre: AccountView<"student"> }) {
  return centre.students.map((student) => (
    <Fragment key={student.id}>
      <h2 id={`classes-${student.id}`} className="text-h2 mt-10">
        {centre.parent ? fill(labels.classesOf, { name: student.nickname }) : labels.classes}
      </h2>
      {student.birth_year !== null && (
        <p className="text-soft">{fill(labels.family.born, { year: student.birth_year })}</p>
      )}
      {centre.parent && (
        <CorrectStudent student={student} describedBy={`classes-${student.id}`} labels={labels.family} />
      )}
      <SeriesList
        classes={student.classes}
        none={labels.none}
        role="student"
        room={room}
        labels={row}
        setting={setting}
      />
      <CalendarAddress
        studentId={centre.parent ? student.id : undefined}
        on={student.calendar}
        of={centre.parent ? student.nickname : undefined}
        labels={labels.calendar}
      />
    </Fragment>
  ));
}
