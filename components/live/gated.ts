/**
 * Marks a link for members only. The page's LoginGate asks guests to log in first, so a click waits for its script
 * (lib/app/server/pages/hydration-loader).
 */
export const gatedLinkProps = { "data-gated": "", "data-scripted": "" } as const;
