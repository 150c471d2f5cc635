import { useLocale } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { ReadyLive } from "@/lib/base/contract/types";
import { liveEndTime } from "@/lib/subjects/live/clock";
import { liveClassPath } from "@/lib/base/paths";

/** Upcoming live classes, each linked to its public page. */
export function LiveLinks({ lives }: { lives: readonly ReadyLive[] }) {
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
      {lives.map((live) => (
        <li
          key={live.id}
          className="sheet p-sheet"
          data-until={new Date(liveEndTime(live)).toISOString()}
          suppressHydrationWarning
        >
          <h3 className="text-lead">
            <a href={liveClassPath(live.id)}>{live.lesson_name}</a>
          </h3>
          <p>{live.course_name}</p>
          <p className="mt-2 text-label text-soft">
            <LocalTime instant={live.from} locale={locale} short="named" schoolZone={schoolZone} />
          </p>
        </li>
      ))}
    </ul>
  );
}
