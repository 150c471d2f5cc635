/** States of a lead. */
export const leadStates = ["new", "contacted", "enrolled", "lost"] as const;

export type LeadState = (typeof leadStates)[number];

/** Kinds of history entries: note, new state, adviser assigned, adviser removed, next step, entered as a family. */
export const leadEventKinds = ["note", "state", "adviser", "nobody", "next", "family"] as const;

export type LeadEventKind = (typeof leadEventKinds)[number];
