/** Messages that all account pages need, for ClientMessages. */
export const memberMessages = [
  "notice",
  "notFound",
  "account.member",
  "live.yourTime",
  "live.beijingTime",
] as const;
