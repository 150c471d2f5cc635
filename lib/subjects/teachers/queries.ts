import type { Database } from "../../base/db/types";
import { teachers } from "./tables";

/* What other subjects ask about teachers. */

export async function hasTeachers(db: Database): Promise<boolean> {
  return (await db.$count(teachers)) > 0;
}
