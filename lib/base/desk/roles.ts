/** Roles of staff: everything including accounts; content; leads. */
export const roles = ["owner", "editor", "adviser"] as const;

export type Role = (typeof roles)[number];
