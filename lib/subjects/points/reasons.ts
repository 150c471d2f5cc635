/**
 * Why class points change. `purchase` and `bonus` come in with a payment; a counter-entry takes back `takenBack`. `moved`
 * points leave one family for another. A `pause` changes no points, only when they end.
 */
export const ledgerReasons = [
  ...(["opening", "booking", "refund", "canceledLesson", "operator", "expiry"] as const),
  ...(["purchase", "bonus", "takenBack", "moved", "pause"] as const),
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** Where points that came in together are from (lib/subjects/points/tables). */
export const lotSources = ["opening", "entered", "returned", "purchase", "bonus", "moved"] as const;
export type LotSource = (typeof lotSources)[number];
