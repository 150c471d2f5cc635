/** Messages of a series class on an account page, for ClientMessages. */
export const seriesMessages = [
  "account.series",
  "hotSell.modes",
  "studentCentre.applied",
  "studentCentre.changedOn",
  "studentCentre.what",
  "apply.waiting.toClass",
] as const;
