import { defineSubject, serveCalls } from "../../engines/subject/define";
import { loginCalls } from "../identity/login-calls";
import { classroomActions } from "../lessons/recordings/member-calls";
import { checkIntroduction } from "../pronunciations/store";
import { serveDeskCalls } from "../staff/context";
import { teacherStore } from "../teachers/store";
import { peopleAudit } from "./audit";
import { changeCalendar } from "./calendar";
import { peopleCalls } from "./desk-calls";
import { peopleHandlers } from "./desk-handlers";
import { memberLoginHandlers } from "./login-handlers";
import { calendarActions } from "./member-calls";
import { profile } from "./profile-handler";
import { removeTeacher } from "./remove-teacher";
import { saveTeachingRecording } from "./save-teaching-recording";
import { accountViews } from "./view-calls";
import { accountViewHandlers } from "./views";

export const peopleSubject = defineSubject({
  name: "people",
  // A teacher's account ends with the record, and an introduction must be the teacher's own.
  content: { teacher: { ...teacherStore, remove: removeTeacher, check: checkIntroduction } },
  calls: {
    public: profile,
    views: serveCalls(accountViews, accountViewHandlers),
    actions: serveCalls(
      { ...loginCalls, ...calendarActions, ...classroomActions },
      { ...memberLoginHandlers, calendar: changeCalendar, recording: saveTeachingRecording },
    ),
    desk: serveDeskCalls(peopleCalls, peopleHandlers),
  },
  audit: peopleAudit,
});
