"use client";

import type { CallResponse } from "@/lib/bootstrap/call-types";
import { formatCompactDay } from "../time";
import { useWords } from "../words";
import { formatNumber } from "../format";

type Days = CallResponse<"desk/links/days">["days"];

/** Daily numbers of a link, with a bar for the visits. */
export function LinkDays({ days }: { days: Days }) {
  const words = useWords("links");
  const maxVisits = Math.max(1, ...days.map(({ visits }) => visits));
  return (
    <section aria-labelledby="link-days" className="mt-6">
      <h3 id="link-days" className="font-semibold">
        {words.days}
      </h3>
      {days.length === 0 ? (
        <p>{words.noDays}</p>
      ) : (
        <table className="desk-days">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {(["visits", "begun", "enrolled", "suspect"] as const).map((name) => (
                <th key={name} scope="col">
                  {words[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <time dateTime={day.day}>{formatCompactDay(day.day)}</time>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(day.visits / maxVisits) * 100} height="4" />
                  </svg>
                </th>
                <td>{formatNumber(day.visits)}</td>
                <td>{formatNumber(day.begun)}</td>
                <td>{formatNumber(day.enrolled)}</td>
                <td>{formatSuspectShare(day)}</td>
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
