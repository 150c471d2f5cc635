import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { DeskWords } from "@/lib/base/desk/words";
import { formatList, formatNumber } from "../format";

type Counts = { students: number; capacity: number; holds: number; waiting: number };

/** The seats taken, held and waited for, such as "1 of 2, 1 held, 3 waiting". */
export function formatSeatCounts(
  { students, capacity, holds, waiting }: Counts,
  words: DeskWords["bookings"],
): string {
  return formatList([
    fillPlaceholders(words.of, { students: formatNumber(students), capacity: formatNumber(capacity) }),
    ...(holds > 0 ? [fillPlaceholders(words.holds, { count: formatNumber(holds) })] : []),
    ...(waiting > 0 ? [fillPlaceholders(words.waitingCount, { count: formatNumber(waiting) })] : []),
  ]);
}
