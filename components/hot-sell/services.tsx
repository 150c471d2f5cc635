import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { reminderChannel } from "@/lib/notices/configured-channels";

const services = [
  ["homework", "notebook-pen"],
  ["video", "video"],
  ["help", "message-circle"],
] as const;

/** The four services of a series class (spec section 2, Hot-sell detail). Only configured reminders are promised. */
export function Services() {
  const t = useTranslations("seriesDetail.services");
  const reminders = useTranslations("reminders.lesson");
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t("title")}</h2>
      <ul className="services">
        <li>
          <Icon name="bell" size={28} />
          <h3>{t("alerts.title")}</h3>
          <p>{reminders(reminderChannel())}</p>
        </li>
        {services.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} size={28} />
            <h3>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
