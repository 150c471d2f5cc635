import * as z from "zod";
import { command } from "../../engines/subject/command";
import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { trialAudit } from "./audit";
import { trialTimes } from "./busy-times";
import { trialCalls } from "./desk-calls";
import { trialHandlers } from "./desk-handlers";
import { listTrials } from "./list-trials";
import { trialActions } from "./member-calls";
import { trialData } from "./personal-data";
import { changeTrialWishes, requestTrial, withdrawTrial } from "./trial-lessons";
import { findPackageValueWarnings, findSchoolValueWarnings, findSeriesValueWarnings } from "./value-warnings";

export const trialSubject = defineSubject({
  name: "trials",
  warnings: {
    school: findSchoolValueWarnings,
    pointPackage: findPackageValueWarnings,
    series: findSeriesValueWarnings,
  },
  calls: {
    actions: serveCalls(trialActions, {
      trial: requestTrial,
      "change-trial": changeTrialWishes,
      "withdraw-trial": withdrawTrial,
    }),
    desk: serveDeskCalls(trialCalls, trialHandlers),
  },
  busyTimes: trialTimes,
  personalData: [trialData],
  commands: { trials: command(z.strictObject({}), listTrials) },
  audit: trialAudit,
  demo: { load: () => import("./demo") },
});
