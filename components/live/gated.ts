/**
 * Marks a link to what only members may open: the page's LoginGate asks visitors to log in first, so a press waits for
 * its script (lib/server/pages/hydration-loader).
 */
export const gated = { "data-gated": "", "data-scripted": "" } as const;
