import { getTranslations } from "next-intl/server";
import { WithApps } from "@/components/layout/app-codes";
import { Icon } from "@/components/ui/icon";
import { reminderChannel } from "@/lib/engines/notifications/configured-channels";
import { publishedRules } from "@/lib/subjects/rules/published";

const services = [
  ["alerts", "bell"],
  ["homework", "notebook-pen"],
  ["video", "video"],
  ["help", "message-circle"],
] as const;

/** The four services of a series class (spec section 2, Hot-sell detail). Only configured reminders are promised. */
export async function Services() {
  const t = await getTranslations("seriesDetail.services");
  const reminders = await getTranslations("reminders.lesson");
  const hours = publishedRules().lessons.series.reminderHours;
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-5 text-h2">
        {t("title")}
      </h2>
      <ul className="grid-fit gap-6">
        {services.map(([name, icon]) => (
          <li key={name}>
            <span className="mb-2 block text-mark">
              <Icon name={icon} size={28} />
            </span>
            <h3 className="text-h3">{t(`${name}.title`)}</h3>
            <p className="mt-1 text-soft">
              {name === "alerts" && reminders(reminderChannel(), { hours })}
              {name === "help" && <WithApps otherwise={t("help.textPlain")}>{t("help.text")}</WithApps>}
              {name !== "alerts" && name !== "help" && t(`${name}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
