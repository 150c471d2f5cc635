import { formatMessage } from "../../lib/base/i18n/format-message";
import { perLanguage } from "../../lib/base/i18n/languages";
import { serverMessages } from "../../lib/base/i18n/server-messages";
import type { LessonNames } from "../../lib/subjects/series/lesson-list";

/** The default name of the n-th lesson in each language, as the desk's form writes it. */
export const lessonNames: LessonNames = (n) =>
  perLanguage((language) => formatMessage(serverMessages[language].lesson, { n }, language));
