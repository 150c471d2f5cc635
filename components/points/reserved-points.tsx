import { useLocale, useTranslations } from "next-intl";
import { seriesClassPath } from "@/lib/base/paths";
import type { AccountView } from "@/lib/subjects/people/view-calls";

type ReservedPointsProps = {
  reserved: AccountView<"student">["reserved"];
  /** Whether the students are named: a parent may have several. */
  namesStudents: boolean;
};

/** The class points of bookings that pay for lessons ahead, by booking. Shows nothing if there are none. */
export function ReservedPoints({ reserved, namesStudents }: ReservedPointsProps) {
  const t = useTranslations("classPoints.reserved");
  const locale = useLocale();
  if (reserved.length === 0) return null;
  const total = reserved.reduce((sum, { points }) => sum + points, 0);
  return (
    <div className="my-3">
      <p className="text-soft">{t("title")}</p>
      <dl className="mt-1 grid max-w-md gap-y-1 tabular-nums">
        {reserved.map((booking) => (
          <div key={booking.booking_id} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">
              <a href={seriesClassPath(booking.class_id)} className="link">
                {booking.combo_name}
              </a>
              <span className="block text-label text-soft">
                {[namesStudents ? booking.student : "", t("lessons", { n: booking.lessons })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </dt>
            <dd className="font-semibold">{booking.points.toLocaleString(locale)}</dd>
          </div>
        ))}
        {reserved.length > 1 && (
          <div className="flex justify-between gap-4 border-t border-line pt-1">
            <dt>{t("total")}</dt>
            <dd className="font-semibold">{total.toLocaleString(locale)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
