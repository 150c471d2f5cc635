/** How far the school has come with a lead. */
export const leadStates = ["new", "contacted", "enrolled", "lost"] as const;

export type LeadState = (typeof leadStates)[number];

/** What is kept of a lead's history: a note, a new state, another adviser or none any more, another next step. */
export const leadActs = ["note", "state", "adviser", "nobody", "next"] as const;

export type LeadAct = (typeof leadActs)[number];
