import { useTranslations } from "next-intl";

const pictures = [
  { file: "one-to-one", name: "oneToOne" },
  { file: "small-group", name: "smallGroup" },
  { file: "large-class", name: "largeClass" },
] as const;

/** A picture of the classroom for each of the three kinds of class (spec section 2, Help). */
export function ClassPictures() {
  const t = useTranslations("help.pictures");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="mt-4 mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4"
    >
      {pictures.map(({ file, name }) => (
        <figure key={file} className="sheet p-4">
          <img
            src={`/art/help/${file}.svg`}
            alt={t(`${name}.alt`)}
            width={480}
            height={300}
            fetchPriority="low"
            className="h-auto w-full"
          />
          <figcaption className="mt-3 text-center font-semibold">{t(`${name}.title`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
