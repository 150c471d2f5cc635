import type { Database } from "../../base/db/types";
import { schoolFacts } from "./tables";

/* What other subjects ask about the school. */

/** Whether the desk has published facts of its own; those in content/school.yaml do not count. */
export async function hasPublishedFacts(db: Database): Promise<boolean> {
  return (await db.$count(schoolFacts)) > 0;
}
