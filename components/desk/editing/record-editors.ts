import type { Kind } from "@/lib/app/editing/kinds";
import { seasonEditor } from "../campaign/season-editor";
import { RecordingLink } from "../live/recording-link";
import { PronunciationFields } from "../pronunciations/pronunciation-fields";
import { RefundRuleFields } from "../rules/refund-rule-fields";
import { RuleFields } from "../rules/rule-fields";
import { TeacherAccountSection } from "../teachers/teacher-account-section";
import type { RecordEditor } from "./record-editor";

/** The kinds whose records the desk edits in another way than the others. */
export const recordEditors: Partial<Record<Kind, RecordEditor>> = {
  teacher: { Section: TeacherAccountSection },
  pronunciation: { Fields: PronunciationFields },
  rule: { Fields: RuleFields },
  refundRule: { Fields: RefundRuleFields },
  live: { Action: RecordingLink },
  season: seasonEditor,
};
