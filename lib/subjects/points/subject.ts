import { repeat } from "../../engines/lifecycle/repeat";
import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { notifyOfEndings } from "./lots/notify-endings";
import { pointData } from "./personal-data";
import { endLots, givePoints, pointsOptions } from "./points";
import { loadPackages, pointPackageStore } from "./prices/store";
import { pointPackages } from "./prices/tables";

/** How often points that end are looked for, in milliseconds: an hour. */
const noticeIntervalMs = 60 * 60 * 1000;

export const pointSubject = defineSubject({
  name: "points",
  content: { pointPackage: pointPackageStore },
  personalData: [pointData],
  deleteExpired: endLots,
  start: (db) =>
    repeat({
      work: () => notifyOfEndings(db, new Date()),
      everyMs: noticeIntervalMs,
      failureMessage: "notifying of points that end failed",
    }),
  load: loadPackages,
  commands: { givePoints: command(pointsOptions, givePoints) },
  demo: { tables: [pointPackages], load: () => import("./demo") },
});
