import type { Language } from "../../base/i18n/languages";
import { isOver } from "./apply-state";
import { toItem } from "./item";
import { lessonCosts, type LessonCost } from "./lesson-costs";
import { readAllClasses } from "./read";
import { schoolZone } from "../school/zone";

/** What a lesson costs in the classes that are open now. */
export async function readLessonCosts(language: Language): Promise<LessonCost[]> {
  const now = Date.now();
  const items = (await readAllClasses(language)).map(({ list, seriesClass }) =>
    toItem(list, seriesClass, schoolZone()),
  );
  return lessonCosts(items.filter((item) => !isOver(item, now)));
}
