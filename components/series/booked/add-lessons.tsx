"use client";

import { Icon } from "@/components/ui/icon";
import { serverNow } from "@/lib/base/clock/server-clock";
import { saveBlob } from "@/lib/base/links/download";

type AddLessonsProps = {
  /** Id of the class, from which a student's calendar feed derives the same event ids (lib/subjects/people/calendar.ts). */
  classId: number;
  /** Name of the class. */
  name: string;
  lessons: readonly { name: string; from: string; to: string }[];
  /** Page of the class. */
  href: string;
  label: string;
};

/** Downloads a calendar file with all lessons of a class, which the browser generates. */
export function AddLessons({ classId, name, lessons, href, label }: AddLessonsProps) {
  const save = async () => {
    const { calendarFeed, eventUid } = await import("@/lib/base/calendars/calendar-file");
    const changedAt = new Date(serverNow()).toISOString();
    const url = new URL(href, location.href).href;
    const entries = lessons.map(({ name: title, from, to }, position) => {
      const event = { title, description: name, url, start: from, end: to };
      return [
        eventUid(`lesson-${classId}-${position}`, url),
        { ...event, sequence: 0, changedAt, cancelled: false },
      ] as const;
    });
    const text = calendarFeed(name, Object.fromEntries(entries));
    saveBlob(new Blob([text], { type: "text/calendar" }), "class.ics");
  };
  return (
    <button type="button" onClick={() => void save()} className="btn btn-secondary">
      <Icon name="calendar-plus" />
      {label}
    </button>
  );
}
