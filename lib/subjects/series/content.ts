import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { paths, seriesClassPath } from "../../base/paths";
import { courseModes } from "./item";

const withoutLinks = (lessons: unknown) =>
  (lessons as object[] | undefined)?.map((lesson) => ({ ...lesson, meetingUrl: null }));

export const seriesContent = defineContentType({
  fields: {
    list: rule.choice(["preSale", "recommended"]),
    // Only the recommended list is filtered by the reader's language.
    languages: { ...rule.someLanguages, shownIf: { field: "list", is: "recommended" } },
    comboName: rule.texts({ most: 120 }),
    description: rule.texts({ most: 3000, long: true }),
    cover: rule.optionalPicture("16:9"),
    courseMode: rule.choice(courseModes),
    level: rule.text({ most: 60 }),
    teacherId: rule.reference("teacher"),
    classPoint: rule.number(rule.pointRange),
    // Lessons last 30 or 60 minutes (spec section 9); a school may choose others.
    length: rule.number({ least: 5, most: 600 }),
    capacity: rule.number({ least: 1, most: 10_000 }),
    deadline: rule.instant,
    closed: rule.flag,
    meetingUrl: rule.meetingUrl,
    lessons: rule.lessons,
  },
  titleField: "comboName",
  maxRecords: 2000,
  isWarned: true,
  hasSeats: true,
  linkTo: seriesClassPath,
  // The deadline stays beside the lessons, and moves with them. A link of a single lesson is for that lesson only.
  toCopy: (fields) => ({ ...fields, closed: false, lessons: withoutLinks(fields.lessons) }),
  pages: (id) => [seriesClassPath(id), paths.hotSell],
});

export type SeriesFields = RecordFields<typeof seriesContent>;

export const seriesTypes = { series: seriesContent };
