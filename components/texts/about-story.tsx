import type { ContentDocument } from "@/lib/texts/read";
import { Prose, useLang } from "./prose";

/** The sections of the "About us" text, each with its heading beside it. */
export function AboutStory({ document }: { document: ContentDocument }) {
  const { sections, language } = document;
  const lang = useLang(language);
  return (
    <div className="wrap desk:py-10 py-4">
      {sections.map(({ id, title, html }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="border-mist desk:grid-cols-[1fr_2fr] desk:py-10 grid gap-x-12 gap-y-2 border-b py-8 last:border-b-0"
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
