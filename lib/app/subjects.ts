import { appSubject } from "../subjects/apps/subject";
import { campaignSubject } from "../subjects/campaign/subject";
import { consentSubject } from "../subjects/consents/subject";
import { familySubject } from "../subjects/family/subject";
import { holidaySubject } from "../subjects/holidays/subject";
import { identitySubject } from "../subjects/identity/subject";
import { leadSubject } from "../subjects/leads/subject";
import { lessonSubject } from "../subjects/lessons/subject";
import { levelTestSubject } from "../subjects/level-test/subject";
import { liveSubject } from "../subjects/live/subject";
import { messageSubject } from "../subjects/messages/subject";
import { pageSubject } from "../subjects/pages/subject";
import { paymentSubject } from "../subjects/payments/subject";
import { peopleSubject } from "../subjects/people/subject";
import { placementSubject } from "../subjects/placements/subject";
import { pointSubject } from "../subjects/points/subject";
import { pronunciationSubject } from "../subjects/pronunciations/subject";
import { ruleSubject } from "../subjects/rules/subject";
import { schoolSubject } from "../subjects/school/subject";
import { seriesSubject } from "../subjects/series/subject";
import { staffSubject } from "../subjects/staff/subject";
import { teacherSubject } from "../subjects/teachers/subject";
import { trialSubject } from "../subjects/trials/subject";
import { voiceSubject } from "../subjects/voices/subject";

/** The subjects of the school, in the order of eslint.layers.mjs. */
export const subjects = [
  schoolSubject,
  ruleSubject,
  voiceSubject,
  placementSubject,
  appSubject,
  consentSubject,
  identitySubject,
  staffSubject,
  pageSubject,
  teacherSubject,
  familySubject,
  pointSubject,
  holidaySubject,
  liveSubject,
  seriesSubject,
  trialSubject,
  lessonSubject,
  paymentSubject,
  leadSubject,
  campaignSubject,
  messageSubject,
  levelTestSubject,
  pronunciationSubject,
  peopleSubject,
] as const;
