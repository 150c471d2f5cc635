import { defineSubject, serveCalls } from "../../engines/subject/define";
import { familyActions } from "./member-calls";
import { familyData } from "./personal-data";
import { correctStudent, createStudent, renameAccount } from "./students";

export const familySubject = defineSubject({
  name: "family",
  calls: {
    actions: serveCalls(familyActions, {
      name: renameAccount,
      student: createStudent,
      "correct-student": correctStudent,
    }),
  },
  personalData: [familyData],
});
