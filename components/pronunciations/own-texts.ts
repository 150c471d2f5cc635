import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { introductionName } from "@/lib/subjects/pronunciations/limits";

export type RecordingsView = CallResponse<"GET account/pronunciations">;
export type OwnRecording = NonNullable<RecordingsView["introduction"]>;
export type Group = "about" | RecordingsView["texts"][number]["group"];

/** A text to record; the introduction has no reading. */
export type OwnText = { text: string; pinyin: string; group: Group; recording: OwnRecording | null };

/** All that a teacher can record, the introduction first. */
export const toOwnTexts = ({ introduction, texts }: RecordingsView): OwnText[] => [
  { text: introductionName, pinyin: "", group: "about", recording: introduction },
  ...texts,
];

export const isIntroduction = ({ text }: Pick<OwnText, "text">): boolean => text === introductionName;

/** Whether a text waits for its teacher: nothing was recorded, or the school does not use it. */
export const isOpen = ({ recording }: OwnText): boolean => recording === null || recording.state === "unused";
