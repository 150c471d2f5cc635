/** Why a notification was not mailed. */
export const handReasons = ["noMail", "noAddress", "messenger", "refused"] as const;
export type HandReason = (typeof handReasons)[number];

/** What staff say about a notification that waits for them; `waiting` takes that back. */
export const handStates = ["sent", "dropped", "waiting"] as const;
