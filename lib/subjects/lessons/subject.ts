import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { attendanceAudit } from "./attendance/audit";
import { attendanceCalls } from "./attendance/desk-calls";
import { attendanceHandlers } from "./attendance/desk-handlers";
import { attendanceActions } from "./attendance/member-calls";
import { attendanceActionHandlers } from "./attendance/member-handlers";
import { attendanceData } from "./attendance/personal-data";
import { lessonChangeAudit } from "./changes/audit";
import { lessonChangeCalls } from "./changes/change-calls";
import { lessonChangeHandlers } from "./changes/change-handlers";
import { recordingAudit } from "./recordings/audit";
import { dayCalls } from "./day/day-calls";
import { dayHandlers } from "./day/day-handlers";
import { hoursAudit } from "./hours/audit";
import { hoursCalls } from "./hours/desk-calls";
import { hoursHandlers } from "./hours/desk-handlers";
import { hoursFiles, hoursViews } from "./hours/member-calls";
import { hoursFileHandlers, hoursViewHandlers } from "./hours/member-handlers";
import { hoursData } from "./hours/personal-data";
import { illnessCalls } from "./illness/desk-calls";
import { illnessHandlers } from "./illness/desk-handlers";
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
    views: serveCalls(hoursViews, hoursViewHandlers),
    actions: serveCalls(
      { ...attendanceActions, ...hoursFiles },
      { ...attendanceActionHandlers, ...hoursFileHandlers },
    ),
    desk: serveDeskCalls(
      {
        ...recordingCalls,
        ...dayCalls,
        ...attendanceCalls,
        ...lessonChangeCalls,
        ...illnessCalls,
        ...hoursCalls,
      },
      {
        ...recordingHandlers,
        ...dayHandlers,
        ...attendanceHandlers,
        ...lessonChangeHandlers,
        ...illnessHandlers,
        ...hoursHandlers,
      },
    ),
  },
  deleteExpired: deleteOldRecordings,
  personalData: [attendanceData, hoursData],
  audit: {
    forms: {
      ...recordingAudit.forms,
      ...attendanceAudit.forms,
      ...lessonChangeAudit.forms,
      ...hoursAudit.forms,
    },
    words: hoursAudit.words,
  },
  demo: { load: () => import("./demo") },
});
