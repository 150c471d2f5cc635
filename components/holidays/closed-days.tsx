import { useLocale, useTranslations } from "next-intl";
import { formatDays } from "@/lib/base/i18n/days";

type ClosedDaysProps = {
  /** Days such as 2027-02-06 by the school's clock, with their names. */
  days: readonly { first_day: string; last_day: string; name: string }[];
  id: string;
  className?: string;
};

/** The days on which the school gives no lessons; nothing if there are none. */
export function ClosedDays({ days, id, className = "" }: ClosedDaysProps) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  if (days.length === 0) return null;
  const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-base">
        {t("title")}
      </h2>
      <ul>
        {days.map(({ first_day: firstDay, last_day: lastDay, name }) => (
          <li key={`${firstDay} ${name}`}>
            <b className="whitespace-nowrap">
              {formatDays(toDate(firstDay), toDate(lastDay), locale, "UTC")}
            </b>{" "}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
