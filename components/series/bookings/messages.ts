import { bookingLineMessages } from "@/lib/subjects/rules/sentences/booking-line";

/** Messages of the apply components, for ClientMessages. */
export const applyMessages = [
  "apply",
  "bookingEnd.open",
  "consent",
  "account.member.toStudentCentre",
  "classPoints",
  "consult.form",
  "dialog.close",
  "notice",
  ...bookingLineMessages,
] as const;
