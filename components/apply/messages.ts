/** Messages of the parts that apply for a class (use-apply.tsx, apply-button.tsx, waiting-area.tsx), for ClientMessages around them. */
export const applyMessages = [
  "apply",
  "account.member.toStudentCentre",
  "classPoints",
  "dialog.close",
  "notice",
] as const;
