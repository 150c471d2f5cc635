/**
 * Marks a link for members only. The page's LoginGate asks guests to log in first, so a click waits for its script
 * (lib/server/pages/hydration-loader).
 */
export const gated = { "data-gated": "", "data-scripted": "" } as const;
