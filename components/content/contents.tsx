import type { Section } from "@/lib/content/parse";
import type { Language } from "@/lib/i18n/languages";
import { useLang } from "./prose";

export type ContentsPart = { language: Language; sections: readonly Section[]; prefix: string };

/** Links to the chapters of one document, or of the two documents on a bilingual page. */
export function Contents({ parts }: { parts: readonly ContentsPart[] }) {
  return parts.map((part) => <Chapters key={part.language} {...part} />);
}

function Chapters({ language, sections, prefix }: ContentsPart) {
  return (
    <ol className="chapters" lang={useLang(language)}>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${prefix}${id}`}>
            {number && <b>{number}</b>} {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
