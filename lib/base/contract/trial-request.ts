import "../forms/without-eval";
import * as z from "zod/mini";
import { maxLength, requiredText } from "./fields";

/* Fields of a trial lesson request: shared by the form, the calls, the desk and the mails. */

export const trialGoals = ["hsk", "speaking", "work", "study", "school", "other"] as const;
export const trialLevels = ["beginner", "elementary", "intermediate", "advanced", "unsure"] as const;
/** Their hours in the family's time zone are in lib/subjects/trials/trial-times.ts. */
export const dayParts = ["morning", "afternoon", "evening"] as const;
/** 1 Monday to 7 Sunday (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const messengers = ["whatsapp", "zalo", "kakaotalk"] as const;
export const contactChannels = ["email", ...messengers] as const;

export type TrialGoal = (typeof trialGoals)[number];
export type TrialLevel = (typeof trialLevels)[number];
export type DayPart = (typeof dayParts)[number];
export type Messenger = (typeof messengers)[number];
export type ContactChannel = (typeof contactChannels)[number];

/** Maximum length of a contact: the longest kind is an email. */
export const maxContactLength = maxLength.email;

const hasNoRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;

const goal = z.enum(trialGoals);
const level = z.enum(trialLevels);
const days = z
  .array(z.int().check(z.gte(1), z.lte(7)))
  .check(z.minLength(1), z.maxLength(weekdays.length), z.refine(hasNoRepeats));
const parts = z
  .array(z.enum(dayParts))
  .check(z.minLength(1), z.maxLength(dayParts.length), z.refine(hasNoRepeats));
const channel = z.enum(contactChannels);
const contact = requiredText(maxContactLength);

/** Without the time zone, which the browser provides. */
export const trialWishFields = { goal, level, days, parts, channel, contact };

export type TrialWishes = {
  goal: TrialGoal;
  level: TrialLevel;
  days: number[];
  parts: DayPart[];
  /** IANA time zone of the days and hours, such as Asia/Ho_Chi_Minh. */
  time_zone: string;
  channel: ContactChannel;
  /** An email, a phone number in E.164, or a KakaoTalk id. */
  contact: string;
};

/** Form values: days as the checkboxes return them; an empty string where nothing is chosen. */
export type TrialFormValues = {
  student: string;
  goal: TrialGoal | "";
  level: TrialLevel | "";
  days: string[];
  parts: DayPart[];
  channel: ContactChannel;
  contact: string;
};

/** Converts form values to the request. `student` is chosen from a list and needs no rule. */
export const trialForm = z.pipe(
  z.transform((values: TrialFormValues) => ({ ...values, days: values.days.map(Number).toSorted() })),
  z.object({ student: z.string(), ...trialWishFields }),
);
