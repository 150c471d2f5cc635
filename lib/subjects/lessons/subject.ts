import { defineSubject } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { recordingAudit } from "./recordings/audit";
import { dayCalls } from "./day/day-calls";
import { dayHandlers } from "./day/day-handlers";
import { findLiveLinkWarnings, findSeriesLinkWarnings, findTeacherLinkWarnings } from "./links/link-warnings";
import { recordingCalls } from "./recordings/recording-calls";
import { recordingHandlers } from "./recordings/recording-handlers";
import { deleteOldRecordings } from "./recordings/retention";

export const lessonSubject = defineSubject({
  name: "lessons",
  warnings: {
    series: findSeriesLinkWarnings,
    live: findLiveLinkWarnings,
    teacher: findTeacherLinkWarnings,
  },
  calls: {
    desk: serveDeskCalls({ ...recordingCalls, ...dayCalls }, { ...recordingHandlers, ...dayHandlers }),
  },
  deleteExpired: deleteOldRecordings,
  audit: recordingAudit,
});
