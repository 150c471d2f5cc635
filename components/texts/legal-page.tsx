import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { sectionsHtml } from "@/lib/subjects/texts/html";
import type { DocumentSection } from "@/lib/subjects/texts/parse";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import type { Language } from "@/lib/base/i18n/languages";
import { withValueSeparator } from "@/lib/base/i18n/marks";
import { routes } from "@/lib/base/routes";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { pageUrl } from "@/lib/subjects/seo/urls";
import { LegalHead } from "./legal-head";
import { Prose, useLang } from "./prose";

/** Route names of the legal texts. */
const legalNames = ["privacy", "userAgreement", "plusTerms"] as const;

type LegalName = (typeof legalNames)[number];

/** Links to the other legal texts in the reader's language, and to the top. */
function RelatedDocuments({ page }: { page: LegalName }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <nav
      aria-label={t("legal.related")}
      className="mt-14 max-w-[65ch] border-t border-line pt-6 print:hidden"
    >
      <p className="font-bold">{t("legal.related")}</p>
      <ul>
        {legalNames
          .filter((name) => name !== page)
          .map((name) => (
            <li key={name}>
              <a href={`${routes[name].path}?locale=${locale}`} className="link">
                {t(`meta.${name}.title`)}
              </a>
            </li>
          ))}
        <li>
          <a href="#main" className="link">
            {t("legal.top")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

type LegalPageProps = {
  page: LegalName;
  /** One document, or the same document in two languages, the reader's language first. */
  documents: readonly ContentDocument[];
  /**
   * A plain summary, which is not legally binding. In a language that the document does not have, it also has the title,
   * lead and chapter titles of the page.
   */
  summary?: ContentDocument;
  /** Address of the page with this document in the reader's language only. */
  singleLanguagePath?: string;
};

/** A legal text with its table of contents and print styles. */
export function LegalPage({ page, documents, summary, singleLanguagePath }: LegalPageProps) {
  const t = useTranslations("legal");
  const tRoot = useTranslations();
  const locale = useLocale();
  const path = routes[page].path;
  // Ids must be unique on a page; the text in the reader's language keeps ids without a prefix.
  const parts = documents.map((document, index) => ({
    ...document,
    prefix: index === 0 ? "" : `${document.language.slice(0, 2)}-`,
  }));
  const isBilingual = parts.length > 1;
  const isTranslated = summary && documents.every(({ language }) => language !== summary.language);
  const translation = isTranslated
    ? { title: tRoot(`meta.${page}.title`), lead: summary.pageLead }
    : undefined;
  const contents = isTranslated ? [translateContents(parts[0], summary)] : parts;
  const steps = [
    { name: tRoot("header.home"), path: routes.home.path },
    { name: tRoot(`meta.${page}.title`), path },
  ];
  return (
    <div className="wrap pt-10 pb-16 desk:grid desk:grid-cols-[min(16rem,25%)_minmax(0,1fr)] desk:gap-x-16 desk:pt-16 desk:pb-20">
      <JsonLd items={[breadcrumbs(locale, steps)]} />
      <LegalHead documents={documents} singleLanguagePath={singleLanguagePath} translation={translation} />
      {/* The table of contents, collapsed above the document in the mobile layout, else beside it. */}
      <details className="group mb-8 rounded-card border border-line bg-surface desk:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-5 font-bold after:size-[0.6rem] after:-translate-y-1/4 after:rotate-45 after:border-r-2 after:border-b-2 after:content-[''] group-open:after:translate-y-1/4 group-open:after:-rotate-135">
          {t("contents")}
        </summary>
        <Contents parts={contents} className="px-5 pb-4" />
      </details>
      {/* Fades out at the end if it is longer than the window. */}
      <nav
        aria-label={t("contents")}
        className="sticky top-22 hidden max-h-[calc(100vh-7rem)] self-start overflow-y-auto [mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)] pb-10 desk:block print:hidden"
      >
        <p className="font-bold">{t("contents")}</p>
        <Contents parts={contents} className="" />
      </nav>
      <div>
        {summary && <Summary {...summary} />}
        {parts.map(({ language, title, intro, sections, prefix }, index) => (
          <article key={language} className={`max-w-[65ch] print:max-w-none ${index === 0 ? "" : "mt-16"}`}>
            {isBilingual && <PartTitle title={title} language={language} />}
            <Prose
              html={intro + sectionsHtml(sections, prefix, isBilingual ? 3 : 2)}
              language={language}
              deep={isBilingual}
            />
          </article>
        ))}
        <RelatedDocuments page={page} />
        <p className="hidden print:block">{withValueSeparator(t("address")) + pageUrl(path, locale)}</p>
      </div>
    </div>
  );
}

/** The table of contents of a document with the chapter titles of its summary, which has the same ids. */
function translateContents(part: ContentsPart | undefined, summary: ContentDocument): ContentsPart {
  const titles = new Map(summary.sections.map(({ id, title }) => [id, title]));
  const sections = (part?.sections ?? []).map((section) => ({
    ...section,
    title: titles.get(section.id) ?? section.title,
  }));
  return { language: summary.language, sections, prefix: part?.prefix ?? "" };
}

/** The non-binding summary, in the language of the page. */
function Summary({ title, lead, intro, language }: ContentDocument) {
  return (
    <section
      className="mb-12 max-w-[65ch] rounded-card border-l-3 border-gold bg-surface px-6 py-5"
      aria-labelledby="in-short"
    >
      <h2 id="in-short" className="text-(length:--text-h3)">
        {title}
      </h2>
      <p className="mt-2 text-soft">{lead}</p>
      <Prose html={intro} language={language} />
    </section>
  );
}

function PartTitle({ title, language }: { title: string; language: ContentDocument["language"] }) {
  return (
    <h2 className="mb-6 border-b-3 border-gold pb-3 text-h2 leading-[1.3]" lang={useLang(language)}>
      {title}
    </h2>
  );
}

type ContentsPart = { language: Language; sections: readonly DocumentSection[]; prefix: string };

/** Links to the chapters of one document, or of the two documents on a bilingual page. */
function Contents({ parts, className }: { parts: readonly ContentsPart[]; className: string }) {
  return parts.map((part, index) => (
    <Chapters
      key={part.language}
      {...part}
      className={index === 0 ? className : `${className} mt-4 border-t border-line pt-4`}
    />
  ));
}

function Chapters({ language, sections, prefix, className }: ContentsPart & { className: string }) {
  return (
    <ol className={className} lang={useLang(language)}>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a
            href={`#${prefix}${id}`}
            className="flex min-h-11 items-center gap-2.5 hover:text-mark desk:min-h-9 desk:text-(length:--text-label) desk:wrap-anywhere desk:hyphens-auto"
          >
            {number && <b className="min-w-5 font-normal text-soft tabular-nums">{number}</b>} {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
