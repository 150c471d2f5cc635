import type { DeskTranslate } from "@/lib/base/desk/messages";
import { formatList, formatNumber } from "../format";

type Counts = { students: number; capacity: number; holds: number; waiting: number };

/** The seats taken, held and waited for, such as "1 of 2, 1 held, 3 waiting". */
export function formatSeatCounts(
  { students, capacity, holds, waiting }: Counts,
  t: DeskTranslate<"bookings">,
): string {
  return formatList([
    t("of", { students: formatNumber(students), capacity: formatNumber(capacity) }),
    ...(holds > 0 ? [t("holds", { count: formatNumber(holds) })] : []),
    ...(waiting > 0 ? [t("waitingCount", { count: formatNumber(waiting) })] : []),
  ]);
}
