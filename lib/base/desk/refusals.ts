import refusalsEn from "../../../messages/en-US/desk/refusals.json" with { type: "json" };
import refusalsZh from "../../../messages/zh-CN/desk/refusals.json" with { type: "json" };
import type { CodeName } from "../contract/codes";
import { ProviderError } from "../contract/provider-error";
import type { DeskLanguage } from "./language";

/** Refusals of the desk, with their codes. */
const codeOf = {
  wrongLogin: "notAllowed",
  wrongPassword: "invalidInput",
  wrongCode: "invalidInput",
  notYours: "notAllowed",
  otherMember: "notAllowed",
  signedOut: "tokenFailure",
  linkUsed: "notFound",
  lastOwner: "notAllowed",
  gone: "notFound",
  noLogin: "notAllowed",
  tooFewPoints: "invalidInput",
  tooManyPoints: "invalidInput",
  noPoints: "notAllowed",
  seatEnded: "notFound",
  tooMuchBack: "invalidInput",
  movedBefore: "notAllowed",
  classOver: "notAllowed",
  sitsThere: "alreadyApplied",
  noSeatThere: "classFull",
  seatHeld: "classFull",
  classClosed: "notAllowed",
  othersWait: "invalidInput",
  noStudent: "invalidInput",
  seatsLeft: "invalidInput",
  listClosed: "deadlinePassed",
  tooManyLists: "invalidInput",
  orderOfOthers: "invalidInput",
  lessonNotOver: "notAllowed",
  lessonHeld: "notAllowed",
  lessonsOverlap: "invalidInput",
  nothingToChange: "invalidInput",
  tooManyLessons: "invalidInput",
  wrongLink: "invalidInput",
  noPages: "invalidInput",
  notBegun: "notAllowed",
  inThePast: "invalidInput",
  noAdviser: "invalidInput",
  notThatState: "notAllowed",
  withdrawn: "notAllowed",
  noChannel: "notFound",
  linkTaken: "invalidInput",
  guessablePassword: "invalidInput",
  idle: "tokenFailure",
  setupOpen: "notAllowed",
  emailOfMember: "invalidInput",
  emailOfTeacher: "invalidInput",
  wrongContact: "invalidInput",
  noRecipients: "invalidInput",
  tooManyRecipients: "invalidInput",
  tooManyMessages: "tooManyRequests",
  recipientsChanged: "invalidInput",
  teacherHasAccount: "notAllowed",
  teacherUnpublished: "notAllowed",
  lastDayBefore: "invalidInput",
  tooManyDays: "invalidInput",
  wrongPhone: "invalidInput",
  fileUnreadable: "invalidInput",
  fileTooLarge: "invalidInput",
  fileTooLong: "invalidInput",
  fileEmpty: "invalidInput",
  noContact: "invalidInput",
  noStudents: "invalidInput",
  wrongYear: "invalidInput",
  familyFull: "invalidInput",
  consentNeeded: "invalidInput",
  inTheFuture: "invalidInput",
  monthClosed: "invalidInput",
  monthNotOver: "notAllowed",
  packageGone: "invalidInput",
  pointsEndedAlready: "invalidInput",
  beforePayment: "invalidInput",
  moreThanPaid: "invalidInput",
  pointsSpent: "invalidInput",
  paidMoved: "invalidInput",
  pointsNoEnd: "invalidInput",
  pauseOutside: "invalidInput",
  pauseOverlap: "invalidInput",
  sameFamily: "invalidInput",
  requestDecided: "notFound",
} as const satisfies Record<string, CodeName>;

export type DeskRefusal = keyof typeof codeOf;

export const deskRefusalMessages: Record<DeskLanguage, Record<DeskRefusal, string>> = {
  "en-US": refusalsEn,
  "zh-CN": refusalsZh,
};

/** Creates a refusal in the caller's language; `path` names the field at fault, if any. */
export function deskRefusal(reason: DeskRefusal, language: DeskLanguage, path?: string): ProviderError {
  const message = deskRefusalMessages[language][reason];
  return new ProviderError(codeOf[reason], message, path === undefined ? undefined : [{ path, message }]);
}
