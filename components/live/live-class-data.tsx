import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import type { ReadyLive } from "@/lib/base/contract/types";
import { liveEndTime } from "@/lib/subjects/live/clock";
import { liveClassPath, paths, teacherProfilePath } from "@/lib/base/paths";
import { toAbsoluteUrl, breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { freeClass } from "@/lib/subjects/seo/json-ld-events";

/** Structured data of a live class: breadcrumbs and, unless it is over, the event. */
export function LiveClassData({ live, isOver }: { live: ReadyLive; isOver: boolean }) {
  const language = useLocale();
  const t = useTranslations("header");
  const path = liveClassPath(live.id);
  const trail = breadcrumbs(language, [
    { name: t("home"), path: paths.home },
    { name: t("live"), path: paths.live },
    { name: live.lesson_name, path },
  ]);
  if (isOver) return <JsonLd items={[trail]} />;
  const teacher = live.teacher_name && {
    name: live.teacher_name,
    path: live.teacher_id ? teacherProfilePath(live.teacher_id) : undefined,
  };
  const event = freeClass(language, {
    name: live.lesson_name,
    description: live.course_name || live.lesson_name,
    startsAt: new Date(live.from),
    minutes: (liveEndTime(live) - Date.parse(live.from)) / 60_000,
    path,
    image: toAbsoluteUrl(live.cover_url),
    teacher: teacher || undefined,
  });
  return <JsonLd items={[trail, event]} />;
}
