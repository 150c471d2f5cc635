import * as z from "zod/mini";
import type { Localized } from "../../base/db/localized";
import { languages, type Language } from "../../base/i18n/languages";
import { amount, clockTime, key } from "../../engines/demo/fields";
import * as rule from "../../engines/content/rules";
import { seriesContent } from "./content";

const { fields } = seriesContent;

const names = z.array(rule.text({ most: 200 }).schema);
const optionalNames = z.optional(names);
const namesByLanguage = Object.fromEntries(languages.map((language) => [language, optionalNames])) as Record<
  Language,
  typeof optionalNames
>;

/** Names of lessons. Each language has a list of all names, which a translator can read as a whole. */
const lessons = z.pipe(
  z.strictObject({ ...namesByLanguage, "en-US": names.check(z.minLength(1, "required")) }).check(
    z.superRefine((lists, context) => {
      const count = lists["en-US"].length;
      for (const language of languages) {
        const own = lists[language]?.length ?? count;
        if (own === count) continue;
        const message = `The list has ${own} names, the English one ${count}.`;
        context.addIssue({ code: "custom", path: [language], message });
      }
    }),
  ),
  z.transform((lists): Localized[] =>
    lists["en-US"].map((_, index) =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const name = lists[language]?.[index];
          return name === undefined ? [] : [[language, name]];
        }),
      ),
    ),
  ),
);

const classFields = {
  key,
  comboName: fields.comboName.schema,
  description: fields.description.schema,
  cover: fields.cover.schema,
  courseMode: fields.courseMode.schema,
  level: fields.level.schema,
  teacher: key,
  classPoint: fields.classPoint.schema,
  length: fields.length.schema,
  capacity: fields.capacity.schema,
  firstLessonInDays: z.int(),
  /** ISO weekdays of the lessons, in Beijing; or the number of days from one lesson to the next. */
  lessonDays: z.union([
    z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
    z.int().check(z.positive()),
  ]),
  startTime: clockTime,
  lessons,
};

const seriesClass = z.strictObject({
  ...classFields,
  /** Languages in whose recommended list it appears. */
  languages: z._default(fields.languages.schema, [...languages]),
  students: amount,
  /** The displayed state; `applied` is for the demo student. */
  state: z.enum(["open", "almostFull", "full", "expired", "applied"]),
});

/** A class that has started. */
const startedClass = z.strictObject({
  ...classFields,
  /** Emails of the students. */
  students: z.array(rule.email.schema),
  bookedDaysAgo: amount,
  changes: z.array(
    z.strictObject({
      /** From 1, as planned. */
      lesson: z.int().check(z.positive()),
      kind: z.enum(["substituted", "canceled"]),
      daysAgo: amount,
      /** Key of the teacher. */
      substitute: z.optional(key),
      reason: rule.texts({ most: 200 }).schema,
    }),
  ),
});

const seriesClassesOf = (list: "preSale" | "recommended") =>
  z.pipe(
    z.array(seriesClass),
    z.transform((rows) => rows.map((row) => ({ ...row, list }))),
  );

export type DemoSeriesClass = z.output<ReturnType<typeof seriesClassesOf>>[number];
export type DemoStartedClass = z.output<typeof startedClass>;
export type DemoLessonChange = DemoStartedClass["changes"][number];
export type DemoSeries = { seriesClasses: DemoSeriesClass[]; startedClasses: DemoStartedClass[] };

export const seriesFiles = {
  "series-pre-sale": seriesClassesOf("preSale"),
  "series-recommended": seriesClassesOf("recommended"),
  "series-started": z.array(startedClass),
};
