import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

const services = [
  ["alerts", "bell"],
  ["homework", "notebook-pen"],
  ["video", "video"],
  ["help", "message-circle"],
] as const;

/** What comes with every series class (spec section 2, Hot-sell detail). */
export function Services() {
  const t = useTranslations("seriesDetail.services");
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t("title")}</h2>
      <ul className="services">
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
