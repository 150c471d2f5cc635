/** Most class points that are given or taken at once: a slip of the finger is not to make anyone rich. */
export const mostPoints = 100_000;
/** Most class points that a family is given in all: far below what the database's column holds. */
export const mostBalance = 1_000_000_000;
/** Longest reason of such a change, in characters: a line for who reads the ledger. */
export const mostReason = 200;
