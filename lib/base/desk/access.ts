import type { Role } from "./roles";

/* The access of desk calls by role: see `roles`. */

export const owners = ["owner"] as const satisfies Role[];
export const editors = ["owner", "editor"] as const satisfies Role[];
export const advisers = ["owner", "adviser"] as const satisfies Role[];
export const allRoles = ["owner", "editor", "adviser"] as const satisfies Role[];
