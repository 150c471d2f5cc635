/** Messages of the form for a question, for ClientMessages. */
export const askMessages = [
  "consult.form",
  "apply.visitor",
  "apply.failed",
  "consent",
  "dialog.close",
] as const;
