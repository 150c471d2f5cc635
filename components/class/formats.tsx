import { useTranslations } from "next-intl";

/** Class formats by their message key, with the pictures of the help page. */
const formats = [
  { name: "oneToOne", picture: "one-to-one" },
  { name: "smallGroup", picture: "small-group" },
  { name: "live", picture: "large-class" },
] as const;

/** The class formats and their group sizes (spec section 1). */
export function Formats() {
  const t = useTranslations("classPage.formats");
  return (
    <section aria-labelledby="formats" className="border-mist border-y bg-white">
      <div className="wrap class-section">
        <h2 id="formats" className="text-h2">
          {t("title")}
        </h2>
        <p className="lead mt-2">{t("text")}</p>
        <ul className="class-cards">
          {formats.map(({ name, picture }) => (
            <li key={name}>
              <img src={`/art/help/${picture}.svg`} alt="" width={480} height={300} fetchPriority="low" />
              <h3 className="text-h3">{t(`${name}.title`)}</h3>
              <p className="text-jade font-semibold">{t(`${name}.size`)}</p>
              <p className="text-soft">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
