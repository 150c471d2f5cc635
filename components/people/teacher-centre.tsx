"use client";

import { useLocale, useTranslations } from "next-intl";
import { browserZoneName } from "@/lib/base/i18n/browser-time-zone";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { VoiceSection } from "@/components/pronunciations/voice-section";
import { ClosedDays } from "../holidays/closed-days";
import { AttendanceForms } from "./attendance-form";
import { ChangedLessons } from "./changed-lessons";
import { CalendarAddress } from "./calendar-address";
import type { Rooms } from "./teaching";
import { TaughtClasses } from "./taught-classes";
import { TeachingHours } from "./teaching-hours";
import { TeachingLists } from "./teaching-lists";
import { TeachingWeek } from "./teaching-week";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

export function TeacherCentre({ rooms }: { rooms: Rooms }) {
  const view = useAccountView("teacher", { accountType: "teacher" });
  return <ViewContent view={view}>{(centre) => <Centre centre={centre} rooms={rooms} />}</ViewContent>;
}

function Centre({ centre, rooms }: { centre: AccountView<"teacher">; rooms: Rooms }) {
  const t = useTranslations();
  const zone = browserZoneName(useLocale());
  return (
    <>
      <p className="lead">{t("teacherCentre.hello", { name: centre.nickname })}</p>
      {zone && <p className="text-soft">{t.rich("seriesDetail.lessons.yourTime", { zone: () => zone })}</p>}
      <ClosedDays id="closed-days" days={centre.closed_days} className="mt-6 sheet p-sheet" />
      <ChangedLessons changes={centre.lesson_changes} />
      <AttendanceForms lessons={centre.lessons} />
      <TeachingWeek centre={centre} rooms={rooms} />
      <TeachingLists centre={centre} rooms={rooms} />
      <TaughtClasses classes={centre.classes} />
      <TeachingHours />
      <CalendarAddress hasAddress={centre.calendar} view="teacher" />
      <VoiceSection />
    </>
  );
}
