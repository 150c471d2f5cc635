/** Roles of staff: everything including accounts; content; leads and families; money and names. */
export const roles = ["owner", "editor", "adviser", "accountant"] as const;

export type Role = (typeof roles)[number];
