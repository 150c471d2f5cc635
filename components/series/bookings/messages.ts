/** Messages of the apply components, for ClientMessages. */
export const applyMessages = [
  "apply",
  "consent",
  "account.member.toStudentCentre",
  "classPoints",
  "consult.form",
  "dialog.close",
  "notice",
  "refunds",
] as const;
