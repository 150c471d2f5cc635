"use client";

import { isoWeekday } from "@/lib/base/schedule/zoned";
import { listDays } from "@/lib/subjects/holidays/closed-days";
import type { ClosedDay } from "./closed-day";

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));

/** The months of a year with the closed days marked. The list beside it says the same to screen readers. */
export function YearGlance({ year, days }: { year: number; days: readonly ClosedDay[] }) {
  const closed = new Set(days.flatMap((one) => listDays(one.first_day, one.last_day)));
  return (
    <div
      aria-hidden="true"
      className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-4 text-label max-desk:hidden"
    >
      {months.map((month) => (
        <Month key={month} month={`${year}-${month}`} closed={closed} />
      ))}
    </div>
  );
}

function Month({ month, closed }: { month: string; closed: ReadonlySet<string> }) {
  const first = new Date(`${month}-01T00:00:00Z`);
  const [year, index] = [first.getUTCFullYear(), first.getUTCMonth()];
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const name = first.toLocaleDateString(document.documentElement.lang, { month: "long", timeZone: "UTC" });
  return (
    <div>
      <p className="mb-1 font-semibold">{name}</p>
      <div className="grid grid-cols-7 text-center tabular-nums">
        {Array.from({ length }, (_, index) => {
          const day = `${month}-${String(index + 1).padStart(2, "0")}`;
          return (
            <span
              key={day}
              style={index === 0 ? { gridColumnStart: isoWeekday(day) } : undefined}
              className={closed.has(day) ? "rounded-small bg-accent font-bold text-on-accent" : "text-soft"}
            >
              {index + 1}
            </span>
          );
        })}
      </div>
    </div>
  );
}
