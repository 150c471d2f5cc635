import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { paths, teacherProfilePath } from "../../base/paths";

export const teacherContent = defineContentType({
  fields: {
    nickname: rule.texts({ most: 60 }),
    avatar: rule.picture("1:1"),
    country: rule.country,
    languages: rule.languagesSpoken,
    description: rule.texts({ most: 2000, long: true }),
    video: rule.videoAddress,
    introduction: rule.optionalSound,
    recommended: rule.flag,
    meetingUrl: rule.meetingUrl,
  },
  titleField: "nickname",
  maxRecords: 500,
  isWarned: true,
  pages: (id) => [paths.home, teacherProfilePath(id)],
});

export type TeacherFields = RecordFields<typeof teacherContent>;

export const teacherTypes = { teacher: teacherContent };
