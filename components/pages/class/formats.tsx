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
    <section aria-labelledby="formats" className="border-y border-line bg-surface">
      <div className="wrap py-14 desk:py-20">
        <h2 id="formats" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-2 lead">{t("text")}</p>
        <ul className="mt-8 grid-fit gap-6">
          {formats.map(({ name, picture }) => (
            <li key={name} className="flex flex-col items-start gap-2">
              <img
                src={`/art/help/${picture}.svg`}
                alt=""
                width={480}
                height={300}
                loading="lazy"
                className="mb-3 w-full rounded-card"
              />
              <h3 className="text-h3">{t(`${name}.title`)}</h3>
              <p className="font-semibold text-accent">{t(`${name}.size`)}</p>
              <p className="text-soft">{t(`${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
