import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import { paths } from "../../base/paths";
import { maxRecordings } from "./limits";

/** A text in simplified characters, and the address of its recording. */
const recording = { text: rule.text({ most: 20 }), sound: rule.sound };

/** What a teacher recorded and gave to the school; its id is that of the teacher. */
export const pronunciationContent = defineContentType({
  fields: {
    name: rule.texts({ most: 60 }),
    recordings: rule.items(recording, { upTo: maxRecordings }),
  },
  titleField: "name",
  maxRecords: 100,
  isAddedElsewhere: true,
  isTitleHidden: true,
  // The name is that of the teacher's record, which says what is missing.
  isTranslated: false,
  pages: () => [paths.try],
});

export type PronunciationFields = RecordFields<typeof pronunciationContent>;

export const pronunciationTypes = { pronunciation: pronunciationContent };
