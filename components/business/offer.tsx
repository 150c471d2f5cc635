import { useTranslations } from "next-intl";

const parts = ["learn", "classes", "places"] as const;

/** What a team learns, how and where (spec section 1). */
export function Offer() {
  const t = useTranslations("business");
  return (
    <section aria-label={t("title")} className="border-mist border-y bg-white">
      <ul className="wrap business-parts">
        {parts.map((name) => (
          <li key={name}>
            <h2 className="text-h3">{t(`${name}.title`)}</h2>
            <p className="text-soft mt-1">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
