import { useTranslations } from "next-intl";
import { reminderChannel } from "@/lib/notices/configured-channels";
import { paths } from "@/lib/paths";

const moments = ["enter", "class", "recording"] as const;

/** What happens before, during and after a class, and the rules for changes (spec section 1). */
export function ClassDay() {
  const t = useTranslations("classPage");
  const reminders = useTranslations("reminders.day");
  return (
    <section aria-labelledby="class-day" className="wrap class-section">
      <h2 id="class-day" className="text-h2">
        {t("day.title")}
      </h2>
      <ol className="class-day">
        <li>
          <h3>{t("day.remind.when")}</h3>
          <p className="text-soft">{reminders(reminderChannel())}</p>
        </li>
        {moments.map((moment) => (
          <li key={moment}>
            <h3>{t(`day.${moment}.when`)}</h3>
            <p className="text-soft">{t(`day.${moment}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="class-rules">
        <h3 className="text-h3">{t("rules.title")}</h3>
        <ul>
          <li>{t("rules.fixed")}</li>
          <li>{t("rules.transfer")}</li>
        </ul>
        <a href={paths.help} className="link">
          {t("rules.help")}
        </a>
      </div>
    </section>
  );
}
