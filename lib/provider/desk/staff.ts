import type { staff } from "../db/schema";

/** A row of the staff table. */
export type Staff = typeof staff.$inferSelect;
