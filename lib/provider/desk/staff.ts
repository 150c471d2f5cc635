import type { staff } from "../db/schema";

/** A member of staff, as a row. */
export type Staff = typeof staff.$inferSelect;
