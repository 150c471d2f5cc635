import { Icon } from "@/components/ui/icon";
import { useLocale, useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { buttonLook } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { formatInstant } from "@/lib/i18n/time";
import { calendarPaths, paths } from "@/lib/paths";
import { nextFreeClass } from "@/lib/schedule/free-class";

/** The next free public class, at the visitor's own time of day and in Beijing. */
export function FreeClass() {
  const t = useTranslations("home.freeClass");
  const locale = useLocale();
  const start = nextFreeClass(new Date());
  const instant = start.toISOString();
  return (
    <section aria-labelledby="free-class" className="wrap desk:py-16 py-12">
      <div className="free-class">
        <div>
          <h2 id="free-class" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-3 max-w-[36rem]">{t("text")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={`${calendarPaths.freeClass}?locale=${locale}`} className={buttonLook.light}>
              <Icon name="calendar-plus" />
              {t("add")}
            </a>
            <a
              data-for={notTeachers}
              href={paths.live}
              className="inline-flex min-h-11 items-center narrow:px-0 px-2 font-semibold underline underline-offset-4"
            >
              {t("see")}
            </a>
          </div>
        </div>
        <dl>
          <div>
            <dt>
              {t("next")} · {t("yourTime")}
            </dt>
            <dd className="text-h3 font-bold">
              <LocalTime instant={instant} locale={locale} />
            </dd>
          </div>
          <div>
            <dt>{t("beijingTime")}</dt>
            <dd>
              <time dateTime={instant}>{formatInstant(start, locale, "Asia/Shanghai")}</time>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
