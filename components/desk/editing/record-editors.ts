import type { Kind } from "@/lib/app/editing/kinds";
import { seasonEditor } from "../campaign/season-editor";
import { RecordingLink } from "../live/recording-link";
import { PronunciationFields } from "../pronunciations/pronunciation-fields";
import { TeacherAccountSection } from "../teachers/teacher-account-section";
import type { RecordEditor } from "./record-editor";

/** The kinds whose records the desk edits in another way than the others. */
export const recordEditors: Partial<Record<Kind, RecordEditor>> = {
  teacher: { Section: TeacherAccountSection },
  pronunciation: { Fields: PronunciationFields },
  live: { Action: RecordingLink },
  season: seasonEditor,
};
