import { columnStore } from "../content/row-store";
import type { Store } from "../content/store";
import { teachers } from "./tables";
import { teacherContent, type TeacherFields } from "./content";
import { removeTeacher } from "./remove";

export const teacherStore: Store<TeacherFields> = {
  ...columnStore<TeacherFields>(teachers, teacherContent),
  remove: removeTeacher,
};
