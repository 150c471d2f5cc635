"use client";

import { Icon } from "@/components/ui/icon";
import { serverNow } from "@/lib/base/clock/server-clock";
import { withColon } from "@/lib/base/i18n/marks";
import { liveEndTime, type LiveTimes } from "@/lib/subjects/live/clock";
import { saveBlob } from "@/lib/base/links/download";

type AddToCalendarProps = {
  /** Id of the live class; a student's calendar feed derives the same event id from it. */
  id: number;
  label: string;
  title: string;
  description: string;
  /** Page of the class. */
  href: string;
  times: LiveTimes;
  /** How many hours before the start the calendar reminds of the class. */
  reminderHours: number;
  className?: string;
};

/** Downloads a calendar file that the browser generates, so that no route per class is needed. */
export function AddToCalendar({
  id,
  label,
  title,
  description,
  href,
  times,
  reminderHours,
  className = "",
}: AddToCalendarProps) {
  const save = async () => {
    const { calendarFile, liveEventId } = await import("@/lib/base/calendars/calendar-file");
    const start = new Date(times.from);
    const url = new URL(href, location.href).href;
    const durationMs = liveEndTime(times) - start.getTime();
    const text = calendarFile(
      {
        id: liveEventId(id),
        title,
        description,
        url,
        start,
        lengthMs: durationMs,
        reminderHours,
        now: new Date(serverNow()),
      },
      location.href,
    );
    saveBlob(new Blob([text], { type: "text/calendar" }), "live-class.ics");
  };
  return (
    <button
      type="button"
      onClick={() => void save()}
      className={`link ${className}`}
      aria-label={withColon(label) + title}
    >
      <Icon name="calendar-plus" />
      {label}
    </button>
  );
}
