import { defineContentType, type RecordFields } from "../content/type";
import * as rule from "../content/rules";

export const teacherContent = defineContentType({
  fields: {
    nickname: rule.texts({ most: 60 }),
    avatar: rule.picture("1:1"),
    country: rule.country,
    description: rule.texts({ most: 2000, long: true }),
    recommended: rule.flag,
  },
  titleField: "nickname",
  maxRecords: 500,
});

export type TeacherFields = RecordFields<typeof teacherContent>;
