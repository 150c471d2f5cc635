import type { Kind } from "@/lib/app/editing/kinds";
import { seasonEditor } from "../campaign/season-editor";
import { RecordingLink } from "../live/recording-link";
import { TeacherAccountSection } from "../teachers/teacher-account-section";
import type { RecordEditor } from "./record-editor";

/** The kinds whose records the desk edits in another way than the others. */
export const recordEditors: Partial<Record<Kind, RecordEditor>> = {
  teacher: { Section: TeacherAccountSection },
  live: { Action: RecordingLink },
  season: seasonEditor,
};
