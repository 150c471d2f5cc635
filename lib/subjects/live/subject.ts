import { defineSubject, serveCalls } from "../../engines/subject/define";
import { courseHandlers } from "./handlers";
import { lives } from "./list-handlers";
import { liveActions } from "./member-calls";
import { savedLiveData } from "./personal-data";
import { saveLive } from "./saved-lives";
import { liveTimes } from "./busy-times";
import { findLiveWarnings } from "./warnings";
import { courseStore, liveStore, recordingStore } from "./store";
import { courses, liveClasses, recordings } from "./tables";

export const liveSubject = defineSubject({
  name: "live",
  content: { course: courseStore, live: liveStore, recording: recordingStore },
  warnings: { live: findLiveWarnings },
  calls: {
    public: { ...courseHandlers, ...lives },
    actions: serveCalls(liveActions, { "saved-live": saveLive }),
  },
  busyTimes: liveTimes,
  personalData: [savedLiveData],
  demo: {
    tables: [courses, liveClasses],
    datedTables: [liveClasses, recordings],
    load: () => import("./demo"),
  },
});
