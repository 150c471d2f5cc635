import { defineSubject } from "../../engines/subject/define";
import { apps } from "./handlers";
import { appStore } from "./store";
import { appVersions } from "./tables";

export const appSubject = defineSubject({
  name: "apps",
  content: { app: appStore },
  calls: { public: apps },
  demo: { tables: [appVersions], load: () => import("./demo") },
});
