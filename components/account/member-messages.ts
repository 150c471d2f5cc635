/** Messages that all account pages show (viewed.tsx, slot-times.tsx, classroom-entry.tsx), for ClientMessages around them. */
export const memberMessages = [
  "notice",
  "notFound",
  "account.member",
  "live.yourTime",
  "live.beijingTime",
] as const;
