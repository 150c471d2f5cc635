/** What a member of staff may do: everything and accounts; content; leads. */
export const roles = ["owner", "editor", "adviser"] as const;

export type Role = (typeof roles)[number];
