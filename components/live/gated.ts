/**
 * Marks a link for members only. The page's LoginGate asks guests to log in first, so a click waits for its script
 * (lib/app/server/pages/hydration-loader).
 */
export const gatedLinkProps = { "data-gated": "", "data-scripted": "" } as const;

/**
 * Marks such a link to an item that has a public page too.
 * @param publicHref its address, to which the dialog links
 */
export const gatedLinkTo = (publicHref: string) => ({ ...gatedLinkProps, "data-public": publicHref });
