import type { Answer, LevelTest } from "./estimate";
import { experiences } from "./experience";

/*
 * A running test in the browser's storage, as JSON. The shape is checked by hand, so that the page does not have to load
 * zod.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value.id === "string" &&
  (value.option === null || Number.isSafeInteger(value.option));

/** Parses a stored test. Undefined if the text is missing or malformed, as after a change of the format. */
export function parseStoredTest(text: string | null): LevelTest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { seed, hasSound, answers, experience: first } = value;
  const experience = experiences.find((each) => each === first);
  if (!Number.isSafeInteger(seed) || typeof hasSound !== "boolean" || !experience) return undefined;
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return undefined;
  return { seed: seed as number, experience, hasSound, answers };
}
