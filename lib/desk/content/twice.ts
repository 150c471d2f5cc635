import { whichOfTwo } from "../../schedule/zoned";
import { beginOf, fromLocal, type LessonValue, type Values } from "./form";

/** The record that the form was loaded with. */
type Began = { fields?: Record<string, unknown>; publishAt?: string | null };

/**
 * Whether an instant is the first or second occurrence of a local time that repeats when this machine's clocks go
 * back; undefined otherwise.
 */
export const whichOfTwoHere = (instant: string) =>
  whichOfTwo(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The instant of a form field. */
function instantIn(values: Values, name: string): string {
  const [field = "", index] = name.split(".");
  if (index !== undefined) {
    const lesson = (values[field] as LessonValue[] | undefined)?.[Number(index)];
    return lesson ? beginOf(lesson) : "";
  }
  const { fields, publishAt } = JSON.parse(String(values.began ?? "{}")) as Began;
  return fromLocal(String(values[field] ?? ""), field === "publish" ? publishAt : fields?.[field]);
}

/**
 * Which occurrence of a repeated local time a form field has.
 * @param name field name: `deadline`, `publish`, or `lessons.3.startsAt`.
 */
export const keptOfTwo = (values: Values, name: string) => whichOfTwoHere(instantIn(values, name));
