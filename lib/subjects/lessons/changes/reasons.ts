import type en from "../../../../messages/en-US/notifications.json";
import type { Localized } from "../../../base/db/localized";
import { languages } from "../../../base/i18n/languages";
import { readMessageFiles } from "../../../base/i18n/server-messages";

/** Reasons for changes of lessons with a sentence in each language. */
export const readyReasons = [
  "teacherIll",
  "teacherAway",
  "holiday",
  "technical",
  "weather",
  "families",
] as const satisfies (keyof typeof en.lessonReasons)[];
export type ReadyReason = (typeof readyReasons)[number];

const words = readMessageFiles<typeof en>("notifications.json");

/** A ready reason, or staff's own text. */
type Reason = { ready?: ReadyReason | undefined; text?: string | undefined };

/** The sentence of a ready reason in each language, or staff's own text, which all read alike. */
export const toReason = ({ ready, text = "" }: Reason): Localized =>
  Object.fromEntries(
    languages.map((language) => [language, ready ? words[language].lessonReasons[ready] : text]),
  );
