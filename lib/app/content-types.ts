import { appTypes } from "../subjects/apps/content";
import { campaignTypes } from "../subjects/campaign/edited-season";
import { liveTypes } from "../subjects/live/content";
import { pageTypes } from "../subjects/pages/content";
import { placementTypes } from "../subjects/placements/content";
import { pointTypes } from "../subjects/points/prices/content";
import { pronunciationTypes } from "../subjects/pronunciations/content";
import { ruleTypes } from "../subjects/rules/content";
import { schoolTypes } from "../subjects/school/content";
import { seriesTypes } from "../subjects/series/content";
import { teacherTypes } from "../subjects/teachers/content";
import { voiceTypes } from "../subjects/voices/content";

/**
 * The content types of all subjects by kind: the half of the subjects that browsers share, which must not load the other,
 * `subjects.ts`. A test compares this list with the folders, and the compiler requires a store in `subject.ts` for each.
 */
export const contentTypes = {
  ...placementTypes,
  ...schoolTypes,
  ...teacherTypes,
  ...appTypes,
  ...liveTypes,
  ...seriesTypes,
  ...pointTypes,
  ...ruleTypes,
  ...voiceTypes,
  ...pronunciationTypes,
  ...campaignTypes,
  ...pageTypes,
};
