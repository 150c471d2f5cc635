/** Maximum class points added or removed at once, as a guard against typing errors. */
export const mostPoints = 100_000;
/** Maximum balance of a family: far below the range of the database column. */
export const mostBalance = 1_000_000_000;
/** Maximum length of a change's reason, in characters. */
export const mostReason = 200;
