import { defineSubject } from "../../engines/subject/define";
import { loadSchool, partnerStore, schoolStore } from "./store";

export const schoolSubject = defineSubject({
  name: "school",
  content: { partner: partnerStore, school: schoolStore },
  load: loadSchool,
});
