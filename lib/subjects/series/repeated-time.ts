import { pageTimeZone } from "../../base/i18n/browser-time-zone";
import { repeatedOccurrence } from "../../base/schedule/zoned";
import { lessonStart, fromLocal, type LessonValue, type Values } from "../../engines/content/form-values";

/** The record that the form was loaded with. */
type LoadedRecord = { fields?: Record<string, unknown>; publishAt?: string | null };

/**
 * Whether an instant is the first or second occurrence of a local time that repeats when the clocks of the
 * page's time zone go back; undefined otherwise.
 */
export const localOccurrence = (instant: string) => repeatedOccurrence(new Date(instant), pageTimeZone());

/** The instant of a form field. */
function instantOfField(values: Values, name: string): string {
  const [field = "", index] = name.split(".");
  if (index !== undefined) {
    const lesson = (values[field] as LessonValue[] | undefined)?.[Number(index)];
    return lesson ? lessonStart(lesson) : "";
  }
  const { fields, publishAt } = JSON.parse(String(values.began ?? "{}")) as LoadedRecord;
  return fromLocal(String(values[field] ?? ""), field === "publish" ? publishAt : fields?.[field]);
}

/**
 * Which occurrence of a repeated local time a form field has.
 * @param name field name: `deadline`, `publish`, or `lessons.3.startsAt`.
 */
export const occurrenceOfField = (values: Values, name: string) =>
  localOccurrence(instantOfField(values, name));
