import { whichOfTwo } from "../../schedule/zoned";
import { beginOf, fromLocal, type LessonValue, type Values } from "./form";

/** The instant that a field of a record's form stands for. */
function instantIn(values: Values, name: string): string {
  const [field = "", index] = name.split(".");
  if (index !== undefined) {
    const lesson = (values[field] as LessonValue[] | undefined)?.[Number(index)];
    return lesson ? beginOf(lesson) : "";
  }
  const { fields } = JSON.parse(String(values.began ?? "{}")) as { fields?: Record<string, unknown> };
  return fromLocal(String(values[field] ?? ""), fields?.[field]);
}

/**
 * Which of two moments a form keeps, where this machine's clocks go back and show the time in a field twice.
 * @param name of the field: `deadline`, or `lessons.3.startsAt`.
 */
export function keptOfTwo(values: Values, name: string): "first" | "second" | undefined {
  const instant = new Date(instantIn(values, name));
  if (Number.isNaN(instant.getTime())) return undefined;
  return whichOfTwo(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
