/** Messages of a series class on an account page, for ClientMessages. */
export const seriesMessages = [
  "account.series",
  "hotSell.modes",
  "studentCentre.applied",
  "studentCentre.changedOn",
  "studentCentre.lessonChanges",
  "studentCentre.messages",
  "studentCentre.what",
  "apply.waiting.toClass",
  "live.records",
] as const;

/** Messages that all account pages need, for ClientMessages. */
export const memberMessages = [
  "notice",
  "notFound",
  "account.member",
  "live.yourTime",
  "live.schoolTime",
] as const;

/** Messages that the account forms share, for ClientMessages. */
export const formMessages = [
  "account.email",
  "account.emailRequired",
  "account.emailFormat",
  "account.password",
  "account.passwordHint",
  "account.passwordRequired",
  "account.passwordShort",
  "account.showPassword",
  "account.nickname",
  "account.nicknameRequired",
  "account.failed",
] as const;
