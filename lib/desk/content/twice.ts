import { whichOfTwo } from "../../schedule/zoned";
import { beginOf, fromLocal, type LessonValue, type Values } from "./form";

/** What a record's form began with. */
type Began = { fields?: Record<string, unknown>; publishAt?: string | null };

/** Which of two moments an instant is, where this machine's clocks go back and show its time twice. */
export const whichOfTwoHere = (instant: string) =>
  whichOfTwo(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The instant that a field of a record's form stands for. */
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
 * Which of two moments a record's form keeps, where the time in a field comes twice.
 * @param name of the field: `deadline`, `publish`, or `lessons.3.startsAt`.
 */
export const keptOfTwo = (values: Values, name: string) => whichOfTwoHere(instantIn(values, name));
