import type { ContentDocument } from "@/lib/subjects/texts/read";
import { Prose, useLang } from "./prose";

/** The sections of the "About us" text, each with its heading beside it. */
export function AboutStory({ document }: { document: ContentDocument }) {
  const { sections, language } = document;
  const lang = useLang(language);
  return (
    <div className="wrap py-4 desk:py-10">
      {sections.map(({ id, title, html }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-12 gap-y-2 border-b border-line py-8 last:border-b-0 desk:grid-cols-[1fr_2fr] desk:py-10"
        >
          <h2 id={id} lang={lang} className="text-h3">
            {title}
          </h2>
          <Prose html={html} language={language} />
        </section>
      ))}
    </div>
  );
}
