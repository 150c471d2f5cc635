import { command } from "../../engines/subject/command";
import { defineSubject } from "../../engines/subject/define";
import { pointData } from "./personal-data";
import { givePoints, pointsOptions } from "./points";
import { loadPackages, pointPackageStore } from "./prices/store";
import { pointPackages } from "./prices/tables";

export const pointSubject = defineSubject({
  name: "points",
  content: { pointPackage: pointPackageStore },
  personalData: [pointData],
  load: loadPackages,
  commands: { givePoints: command(pointsOptions, givePoints) },
  demo: { tables: [pointPackages], load: () => import("./demo") },
});
