import { defineSubject } from "../../engines/subject/define";
import { apps } from "./handlers";
import { appStore } from "./store";

export const appSubject = defineSubject({
  name: "apps",
  content: { app: appStore },
  calls: { public: apps },
});
