import { columnStore } from "../../engines/content/row-store";
import { teachers } from "./tables";
import { teacherContent, type TeacherFields } from "./content";

/** Without the checks for removal, which ask other subjects (lib/subjects/people/remove-teacher.ts). */
export const teacherStore = columnStore<TeacherFields>(teachers, teacherContent);
