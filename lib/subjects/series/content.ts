import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { paths, seriesClassPath } from "../../base/paths";
import { courseModes } from "./item";

export const seriesContent = defineContentType({
  fields: {
    list: rule.choice(["preSale", "recommended"]),
    languages: rule.someLanguages,
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
  pages: (id) => [seriesClassPath(id), paths.hotSell],
});

export type SeriesFields = RecordFields<typeof seriesContent>;
