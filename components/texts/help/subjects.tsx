import { useTranslations } from "next-intl";
import type { DocumentSection } from "@/lib/subjects/texts/parse";

/** Table of contents: a link to each group of questions. */
export function Subjects({ groups, lang }: { groups: readonly DocumentSection[]; lang: string }) {
  const t = useTranslations("help");
  return (
    <nav
      aria-labelledby="subjects"
      // On a phone, search results are shown directly below the search box.
      className="self-start max-desk:group-has-data-filtered/help:hidden desk:sticky desk:top-24"
    >
      <h2 id="subjects" className="font-bold">
        {t("contents")}
      </h2>
      <ul
        lang={lang}
        className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-center gap-x-4 desk:grid-cols-1"
      >
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
