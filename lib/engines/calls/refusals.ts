import type { CodeName } from "../../base/contract/codes";
import { perLanguage, type Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { ProviderError } from "../../base/contract/provider-error";

/** Reasons for refusing a call, and the response code of each. Screens show the message as it comes. */
const codeOf = {
  alreadyApplied: "alreadyApplied",
  classFull: "classFull",
  deadlinePassed: "deadlinePassed",
  notEnoughPoints: "notEnoughPoints",
  studentsOnly: "notAllowed",
  unknownClass: "notFound",
  phoneEnrolled: "alreadyApplied",
  noEnrolment: "notFound",
  keyReused: "invalidInput",
  emailTaken: "invalidInput",
  wrongLogin: "notAllowed",
  otherAccount: "notAllowed",
  wrongPassword: "notAllowed",
  wrongYear: "invalidInput",
  consentNeeded: "invalidInput",
  termsNeeded: "invalidInput",
  privacyNeeded: "invalidInput",
  familyFull: "invalidInput",
  liveOver: "deadlinePassed",
  seatsLeft: "invalidInput",
  tooManyLines: "invalidInput",
  linkOver: "notFound",
  trialRequested: "alreadyApplied",
  trialScheduled: "notAllowed",
  trialChanged: "notAllowed",
  trialBegun: "deadlinePassed",
  wrongContact: "invalidInput",
  guessablePassword: "invalidInput",
  sessionEnded: "notFound",
  teacherLinkOver: "notFound",
  teacherEmailTaken: "notAllowed",
  familyLinkOver: "notFound",
  logOutFirst: "notAllowed",
  unknownLesson: "notFound",
  lessonNotOver: "notAllowed",
  lessonNotBegun: "notAllowed",
  lessonBegun: "deadlinePassed",
  markingOver: "deadlinePassed",
  excusesClosed: "notAllowed",
  wrongRecording: "invalidInput",
  recordingConsentNeeded: "notAllowed",
  recordingBroken: "invalidInput",
  recordingTooLong: "invalidInput",
  recordingSilent: "invalidInput",
  recordingUnknown: "notFound",
  nothingRecorded: "notFound",
  bookingEnded: "notFound",
  classFinished: "notAllowed",
  selfServiceOff: "notAllowed",
  costChanged: "invalidInput",
  requestOpen: "notAllowed",
  transferUsed: "notAllowed",
  transferEarly: "notAllowed",
  withdrawalOver: "deadlinePassed",
} as const satisfies Record<string, CodeName>;

export type RefusalName = keyof typeof codeOf;

export const refusalWords: Record<Language, Record<RefusalName, string>> = perLanguage(
  (language) => serverMessages[language].refusals,
);

/** A refusal in the caller's language; `path` names the field at fault, where there is one. */
export function refusal(reason: RefusalName, language: Language, path?: string): ProviderError {
  const message = refusalWords[language][reason];
  return new ProviderError(codeOf[reason], message, path === undefined ? undefined : [{ path, message }]);
}
