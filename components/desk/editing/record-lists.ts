import type { ComponentType } from "react";
import type { Kind } from "@/lib/app/editing/kinds";
import { PlaceLists } from "../placements/place-lists";
import { PronunciationList } from "../pronunciations/pronunciation-list";
import { TeacherListActions } from "../teachers/teacher-list-actions";

/** The lists that replace the table of records of a kind. The list screen loads no editors. */
export const recordLists: Partial<Record<Kind, ComponentType>> = {
  placement: PlaceLists,
  pronunciation: PronunciationList,
};

/** What can be done with all records of a kind, besides adding one. */
export const listActions: Partial<Record<Kind, ComponentType>> = { teacher: TeacherListActions };
