import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { perLanguage } from "@/lib/base/i18n/languages";
import type { LessonNames } from "@/lib/subjects/series/lesson-list";

/** Returns a function that gives the n-th lesson its default name in every language of the site. */
export function useLessonNames(): LessonNames {
  const t = useTranslations("desk.lessonNames");
  return useCallback((n) => perLanguage((language) => t(language, { n })), [t]);
}
