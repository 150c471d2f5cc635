import type { Database } from "../../base/db/types";
import { processState } from "../../base/process-state";
import type { ClosedDays } from "./closed-days";
import { readClosedDays } from "./queries";

/*
 * The closed days in this process. Synchronous, like all content of static pages; loaded at the start and after each
 * change. None with another provider. Server only.
 */

const slot = processState<readonly ClosedDays[]>("closed-days");

/** Pages show the days of classes from this day on; older ones are in no page. */
const firstShownDay = "2020-01-01";

export async function loadClosedDays(db: Database): Promise<void> {
  slot.value = await readClosedDays(db, firstShownDay);
}

/** Returns the closed days, in their order. */
export const closedDaysOfSchool = (): readonly ClosedDays[] => slot.value ?? [];
