/** Marks a link to what only members may open: the page's LoginGate asks visitors to log in first. */
export const gated = { "data-gated": "" } as const;
