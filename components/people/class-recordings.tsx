"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/base/i18n/time";
import type { BookedClass } from "@/lib/subjects/people/view-calls";
import { summaryClasses } from "./classes";

type ClassRecordingsProps = { recordings: BookedClass["recordings"] };

/** The recordings of a class's past lessons, newest first; renders nothing if there are none. */
export function ClassRecordings({ recordings }: ClassRecordingsProps) {
  const t = useTranslations("live");
  if (recordings.length === 0) return null;
  return (
    <details>
      <summary className={summaryClasses}>
        {t("records")} ({recordings.length})
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {recordings.map((recording) => (
          <WatchRecordingLink key={recording.from} recording={recording} />
        ))}
      </ul>
    </details>
  );
}

type RecordingLinkProps = { recording: BookedClass["recordings"][number] };

/** The link to a recording, named after the lesson and its day. */
export function WatchRecordingLink({ recording: { lesson_name, from, url } }: RecordingLinkProps) {
  const locale = useLocale();
  return (
    <li>
      <a href={url} rel="noreferrer" className="link">
        <Icon name="play" />
        {lesson_name} · {formatDate(new Date(from), locale)}
      </a>
    </li>
  );
}
