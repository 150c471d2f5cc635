/** Messages of the apply components, for ClientMessages. */
export const applyMessages = [
  "apply",
  "account.member.toStudentCentre",
  "classPoints",
  "dialog.close",
  "notice",
] as const;
