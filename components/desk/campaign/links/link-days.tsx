"use client";

import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { formatCompactDay } from "../../time";
import { formatNumber } from "../../format";

type Days = CallResponse<"desk/links/days">["days"];

const cellClasses = "border-line border-b py-2 pr-2 font-normal";
/** On very narrow screens the last column's long word breaks. */
const headClasses = `${cellClasses} text-label text-soft align-bottom hyphens-auto`;

/** Daily numbers of a link, with a bar for the visits. */
export function LinkDays({ days }: { days: Days }) {
  const t = useTranslations("desk.links");
  const maxVisits = Math.max(1, ...days.map(({ visits }) => visits));
  return (
    <section aria-labelledby="link-days" className="mt-6">
      <h3 id="link-days" className="font-semibold">
        {t("days")}
      </h3>
      {days.length === 0 ? (
        <p>{t("noDays")}</p>
      ) : (
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={headClasses}>
                {t("day")}
              </th>
              {(["visits", "begun", "enrolled", "suspect"] as const).map((name) => (
                <th key={name} scope="col" className={`${headClasses} last:wrap-anywhere`}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row" className={cellClasses}>
                  <time dateTime={day.day} className="whitespace-nowrap">
                    {formatCompactDay(day.day)}
                  </time>
                  <svg
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="mt-1 block h-1 w-full fill-current text-accent"
                  >
                    <rect width={(day.visits / maxVisits) * 100} height="4" />
                  </svg>
                </th>
                <td className={cellClasses}>{formatNumber(day.visits)}</td>
                <td className={cellClasses}>{formatNumber(day.begun)}</td>
                <td className={cellClasses}>{formatNumber(day.enrolled)}</td>
                <td className={cellClasses}>{formatSuspectShare(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Formats suspicious enrolments as a percentage of all; a dash without enrolments. */
export const formatSuspectShare = ({ enrolled, suspect }: { enrolled: number; suspect: number }): string =>
  enrolled === 0 ? "–" : `${Math.round((suspect / enrolled) * 100)}%`;
