import type { Role } from "./roles";

/* The access of desk calls by role: see `roles`. */

export const owners = ["owner"] as const satisfies Role[];
export const editors = ["owner", "editor"] as const satisfies Role[];
export const advisers = ["owner", "adviser"] as const satisfies Role[];
/** Roles that work with lessons, whether through content or through families. */
export const lessonStaff = ["owner", "editor", "adviser"] as const satisfies Role[];
export const accountants = ["owner", "accountant"] as const satisfies Role[];
/** Roles that can see a family's payments. */
export const paymentStaff = ["owner", "adviser", "accountant"] as const satisfies Role[];
/** For the caller's own account only: everything else names its roles. */
export const everyRole = ["owner", "editor", "adviser", "accountant"] as const satisfies Role[];
