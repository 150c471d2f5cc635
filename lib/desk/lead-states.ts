/** How far the school has come with a lead. */
export const leadStates = ["new", "contacted", "enrolled", "lost"] as const;

export type LeadState = (typeof leadStates)[number];
