"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { cardClasses, cardGridClasses } from "./classes";
import { lessonKey, type Rooms, type TaughtClass, type ShownTeachingLesson } from "./teaching";
import { TeachingDetails } from "./teaching-details";

type TeachingListsProps = { centre: AccountView<"teacher">; rooms: Rooms };

/** Lessons shown before the button that shows all, as on a class's page (spec section 9). */
const initialCount = 8;
/** Recordings can be added for this long. */
const recordingMs = 30 * 86_400_000;

/** The lessons ahead, next one first, and those of the last 30 days with their recordings, newest first. */
export function TeachingLists({ centre, rooms }: TeachingListsProps) {
  const t = useTranslations("teacherCentre");
  const minute = useClock((now) => Math.floor(now / 60_000));
  const now = minute * 60_000;
  const endOf = ({ to }: ShownTeachingLesson) => Date.parse(to);
  const ahead = centre.lessons.filter((lesson) => endOf(lesson) > now);
  const past = centre.lessons
    .filter((lesson) => lesson.of !== "trial" && endOf(lesson) <= now && endOf(lesson) > now - recordingMs)
    .reverse();
  const list = { centre, rooms };
  return (
    <>
      <TeachingList {...list} id="ahead" title={t("ahead.title")} lessons={ahead}>
        {ahead.length === 0 ? t("ahead.none") : t("ahead.entry")}
      </TeachingList>
      <TeachingList {...list} id="recordings" title={t("recordings.title")} lessons={past}>
        {past.length === 0 ? t("recordings.none") : t("recordings.text")}
      </TeachingList>
    </>
  );
}

type TeachingListProps = TeachingListsProps & {
  id: string;
  title: string;
  lessons: readonly ShownTeachingLesson[];
  /** A text above the lessons. */
  children: ReactNode;
};

function TeachingList({ id, title, lessons, centre, rooms, children }: TeachingListProps) {
  const t = useTranslations("seriesDetail.lessons");
  const rest = lessons.slice(initialCount);
  const cards = (shown: readonly ShownTeachingLesson[]) => (
    <div className={cardGridClasses}>
      {shown.map((lesson) => (
        <LessonCard key={lessonKey(lesson)} lesson={lesson} list={id} {...{ centre, rooms }} />
      ))}
    </div>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-10 text-h2">
        {title}
      </h2>
      <p className="mt-2 text-soft">{children}</p>
      {cards(lessons.slice(0, initialCount))}
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="mt-4 btn list-none btn-secondary">
            <span className="group-open/rest:hidden">{t("all", { n: lessons.length })}</span>
            <span className="hidden group-open/rest:inline">{t("fewer")}</span>
          </summary>
          {cards(rest)}
        </details>
      )}
    </section>
  );
}

function LessonCard({
  lesson,
  list,
  centre,
  rooms,
}: TeachingListsProps & { lesson: ShownTeachingLesson; list: string }) {
  const t = useTranslations("teacherCentre.ahead");
  const id = `${list}-${lessonKey(lesson)}`;
  return (
    <article className={cardClasses} aria-labelledby={id}>
      <h3 id={id} className="text-lead wrap-anywhere">
        {lesson.lesson_name || t("trial")}
      </h3>
      <TeachingDetails lesson={lesson} seriesClass={classOf(lesson, centre)} rooms={rooms} describedBy={id} />
    </article>
  );
}

/** The class of a lesson; undefined for lessons of no series class. */
export function classOf(
  { of, id }: ShownTeachingLesson,
  { classes }: AccountView<"teacher">,
): TaughtClass | undefined {
  return of === "series" ? classes.find(({ class_id: classId }) => classId === id) : undefined;
}
