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
      <div className="wrap desk:py-20 py-14">
        <h2 id="formats" className="text-h2">
          {t("title")}
        </h2>
        <p className="lead mt-2">{t("text")}</p>
        <ul className="grid-fit mt-8 gap-6">
          {formats.map(({ name, picture }) => (
            <li key={name} className="flex flex-col items-start gap-2">
              <img
                src={`/art/help/${picture}.svg`}
                alt=""
                width={480}
                height={300}
                fetchPriority="low"
                className="rounded-card mb-3 w-full"
              />
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
