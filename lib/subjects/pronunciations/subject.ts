import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { pronunciationCalls } from "./desk-calls";
import { pronunciationHandlers } from "./desk-handlers";
import { pronunciationActions, pronunciationViews } from "./member-calls";
import { pronunciationActionHandlers, pronunciationViewHandlers } from "./member-handlers";
import { pronunciationData } from "./personal-data";
import { deleteUnusedRecordings } from "./recordings";
import { loadPronunciations, pronunciationStore } from "./store";

export const pronunciationSubject = defineSubject({
  name: "pronunciations",
  content: { pronunciation: pronunciationStore },
  calls: {
    views: serveCalls(pronunciationViews, pronunciationViewHandlers),
    actions: serveCalls(pronunciationActions, pronunciationActionHandlers),
    desk: serveDeskCalls(pronunciationCalls, pronunciationHandlers),
  },
  personalData: [pronunciationData],
  deleteExpired: deleteUnusedRecordings,
  load: loadPronunciations,
});
