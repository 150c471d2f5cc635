import { rowStore } from "../content/row-store";
import { teachers } from "../db/schema";
import type { TeacherFields } from "./content";

export const teacherStore = rowStore<TeacherFields, typeof teachers>(
  teachers,
  ({ nickname, avatar, country, description, recommended }) => ({
    nickname,
    avatar,
    country,
    description,
    recommended,
  }),
  (fields) => fields,
);
