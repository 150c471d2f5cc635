"use client";

import { Icon } from "@/components/ui/icon";
import { serverNow } from "@/lib/base/clock/server-clock";
import { saveBlob } from "@/lib/base/links/download";

type AddLessonsProps = {
  /** Name of the class. */
  name: string;
  classId: number;
  /** A student's calendar feed derives the same event ids from those of the lessons (lib/subjects/people/calendar.ts). */
  lessons: readonly { id: number | undefined; name: string; from: string; to: string }[];
  /** Page of the class. */
  href: string;
  label: string;
  /** How many hours before a lesson the calendar reminds of it. */
  reminderHours: number;
};

/** Downloads a calendar file with all lessons of a class, which the browser generates. */
export function AddLessons({ classId, name, lessons, href, label, reminderHours }: AddLessonsProps) {
  const save = async () => {
    const { calendarFeed, eventUid, lessonEventId } = await import("@/lib/base/calendars/calendar-file");
    const changedAt = new Date(serverNow()).toISOString();
    const url = new URL(href, location.href).href;
    const entries = lessons.map(({ id, name: title, from, to }, position) => {
      const event = { title, description: name, url, start: from, end: to };
      return [
        eventUid(id === undefined ? `lesson-${classId}-${position}` : lessonEventId(id), url),
        { ...event, sequence: 0, changedAt, cancelled: false },
      ] as const;
    });
    const text = calendarFeed(name, Object.fromEntries(entries), () => reminderHours);
    saveBlob(new Blob([text], { type: "text/calendar" }), "class.ics");
  };
  return (
    <button type="button" onClick={() => void save()} className="btn btn-secondary">
      <Icon name="calendar-plus" />
      {label}
    </button>
  );
}
