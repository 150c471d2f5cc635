import { defineSubject } from "../../engines/subject/define";
import { loadSchool, partnerStore, schoolStore } from "./store";
import { partners } from "./tables";

export const schoolSubject = defineSubject({
  name: "school",
  content: { partner: partnerStore, school: schoolStore },
  load: loadSchool,
  demo: { tables: [partners], load: () => import("./demo") },
});
