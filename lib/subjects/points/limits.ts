/** Maximum class points added or removed at once, as a guard against typing errors. */
export const maxPoints = 100_000;
/** Maximum balance of a family: far below the range of the database column. */
export const maxBalance = 1_000_000_000;
/** Maximum length of a change's reason, in characters. */
export const maxReasonLength = 200;
