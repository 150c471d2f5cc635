"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, useCallback, useEffect, useState } from "react";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { call } from "@/lib/app/bootstrap/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { isLanguage } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";
import type { TrialWorth } from "@/lib/subjects/school/trial-worth";
import { ClosedDays } from "../holidays/closed-days";
import { stripClasses } from "./classes";
import { OfferCard, AdviserButton } from "./offer-card";
import { CorrectStudent } from "../family/correct-student";
import { CalendarAddress } from "./calendar-address";
import { PointsByEnd } from "../points/points-by-end";
import { ReservedPoints } from "../points/reserved-points";
import { ConfirmEmail } from "../identity/confirm-email";
import { Family } from "../family/family";
import { ReceivedMessages } from "./received-messages";
import { RecordedLives } from "./recorded-lives";
import { SavedLives } from "./saved-lives";
import { NextLesson, useNextLesson, type StudentRooms } from "./next-lesson";
import { BookedSeriesList } from "./series-list";
import { TrialLesson } from "../trials/trial-lesson";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";
import { WaitingLists } from "./waiting-lists";

type StudentCentreProps = {
  rooms: StudentRooms;
  consult: ConsultProps;
  /** Ways to pay for class points; "" if the school names none. */
  payment: string;
  /** Whether course advisers book single lessons. */
  singleLessons: boolean;
  /** The page of prices; undefined for a school without packages. */
  pricesHref: string | undefined;
  trialWorth: TrialWorth | null;
  /** Business days in which an adviser usually answers; 0 if the school states none. */
  answerDays: number;
};

export function StudentCentre(props: StudentCentreProps) {
  const view = useAccountView("student", { accountType: "student" });
  return <ViewContent view={view}>{(centre) => <Centre centre={centre} {...props} />}</ViewContent>;
}

/** Whether the account has no class points and no classes; it then gets a welcome and the trial lesson offer. */
const isNewAccount = ({ class_point, students }: AccountView<"student">) =>
  class_point === 0 && students.every(({ classes }) => classes.length === 0);

function Centre(props: StudentCentreProps & { centre: AccountView<"student"> }) {
  const { centre, consult, payment, pricesHref, trialWorth, answerDays } = props;
  const t = useTranslations("studentCentre");
  const points = useTranslations("classPoints");
  const prices = useTranslations("prices");
  const locale = useLocale();
  const { nickname, parent, class_point, students, trial, lives, email } = centre;
  const next = useNextLesson(centre);
  useSyncReader(centre.reader);
  const showsWelcome = isNewAccount(centre) && trial.state === "none";
  // After the trial lesson took place, it stays shown until the first class is booked.
  const showsTrial =
    trial.state === "held" ? students.every(({ classes }) => classes.length === 0) : trial.state !== "none";
  return (
    <>
      <p className={showsWelcome ? "text-h2" : "lead"}>
        {t(showsWelcome ? "welcome" : "hello", { name: nickname })}
      </p>
      <NextLesson lesson={next} namesStudents={parent} rooms={props.rooms} />
      {centre.confirm_email && <ConfirmEmail email={email} />}
      {(showsWelcome || showsTrial) && (
        <TrialLesson centre={centre} worth={trialWorth} answerDays={answerDays} room={props.rooms.trial} />
      )}
      <ReceivedMessages messages={centre.messages} namesStudents={parent} />
      <ClosedDays id="closed-days" days={centre.closed_days} className="mt-6 sheet p-sheet" />
      <WaitingLists centre={centre} />
      <Students
        centre={centre}
        room={props.rooms.series}
        consult={consult}
        enteredAbove={next?.of === "series" ? next.id : undefined}
      />
      {parent && <Family hasNoStudents={students.length === 0} />}
      <SavedLives lives={lives} />
      <section className={stripClasses}>
        <div>
          <h2 className="text-base">{t("points")}</h2>
          <p className="mb-3 w-fit border-b-4 border-gold text-hero font-extrabold">
            {class_point.toLocaleString(locale)}
          </p>
          <PointsByEnd title={points("byEnd.title")} points={centre.points_by_end} />
          <ReservedPoints reserved={centre.reserved} namesStudents={parent} />
          <p className="text-soft">{points(props.singleLessons ? "whatWithLessons" : "what")}</p>
          <p className="text-soft">{t("shared")}</p>
        </div>
        <a href={paths.hotSell} className="btn btn-secondary">
          {t("hotCourses")}
        </a>
      </section>
      <OfferCard title={points("how")} text={payment ? points("text", { payment }) : points("textPlain")}>
        <AdviserButton consult={consult} className="btn btn-secondary" label={points("ask")} />
        {pricesHref && (
          <a href={pricesHref} className="link">
            {prices("title")}
          </a>
        )}
      </OfferCard>
      <RecordedLives lives={centre.recorded_lives} />
    </>
  );
}

type StudentsProps = {
  consult: ConsultProps;
  centre: AccountView<"student">;
  room: string | undefined;
  /** Id of the class whose next lesson is entered at the top of the page. */
  enteredAbove: number | undefined;
};

/** The series classes of each student, under the student's name for parents. */
function Students({ centre, consult, room, enteredAbove }: StudentsProps) {
  const t = useTranslations("studentCentre");
  const closeLabel = useTranslations("dialog")("close");
  // Of the whole list, because the card of a canceled booking disappears.
  const [message, setMessage] = useState<ToastMessage>();
  const dismiss = useCallback(() => setMessage(undefined), []);
  const ending = { consult, onEnded: (text: string) => setMessage({ tone: "success", text }) };
  const lists = centre.students.map((student) => (
    <Fragment key={student.id}>
      <h2 id={`classes-${student.id}`} className="mt-10 text-h2">
        {centre.parent ? t("classesOf", { name: student.nickname }) : t("classes")}
      </h2>
      {student.birth_year !== null && (
        <p className="text-soft">{t("family.born", { year: student.birth_year })}</p>
      )}
      {centre.parent && <CorrectStudent student={student} describedBy={`classes-${student.id}`} />}
      <BookedSeriesList
        classes={student.classes}
        messages={centre.messages}
        studentId={student.id}
        emptyText={t("none")}
        role="student"
        ending={ending}
        room={room}
        enteredAbove={enteredAbove}
      />
      <CalendarAddress
        studentId={centre.parent ? student.id : undefined}
        hasAddress={student.calendar}
        studentName={centre.parent ? student.nickname : undefined}
      />
    </Fragment>
  ));
  return (
    <>
      {lists}
      <Toast message={message} closeLabel={closeLabel} onDismiss={dismiss} />
    </>
  );
}

/** Saves the visitor's current language and time zone to the account if they differ from the stored ones. */
function useSyncReader({
  language: storedLanguage,
  time_zone: storedZone,
}: AccountView<"student">["reader"]) {
  useEffect(() => {
    const language = document.documentElement.lang;
    const zone = readBrowserTimeZone();
    if (!isLanguage(language) || (language === storedLanguage && (!zone || zone === storedZone))) return;
    void call("account/reader", { language, time_zone: zone ?? null });
  }, [storedLanguage, storedZone]);
}
