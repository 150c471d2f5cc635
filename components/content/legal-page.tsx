import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { sectionsHtml } from "@/lib/content/html";
import type { Section } from "@/lib/content/parse";
import type { ContentDocument } from "@/lib/content/read";
import type { Language } from "@/lib/i18n/languages";
import { withValueSeparator } from "@/lib/i18n/marks";
import { routes } from "@/lib/routes";
import { breadcrumbs } from "@/lib/seo/json-ld";
import { pageUrl } from "@/lib/seo/urls";
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
    <nav aria-label={t("legal.related")} className="related no-print">
      <p>{t("legal.related")}</p>
      <ul>
        {legalNames
          .filter((name) => name !== page)
          .map((name) => (
            <li key={name}>
              <a href={`${routes[name].path}?locale=${locale}`}>{t(`meta.${name}.title`)}</a>
            </li>
          ))}
        <li>
          <a href="#main">{t("legal.top")}</a>
        </li>
      </ul>
    </nav>
  );
}

type LegalPageProps = {
  page: LegalName;
  /** One document, or the same document in two languages, the reader's language first. */
  documents: readonly ContentDocument[];
  /** A plain summary, which is not legally binding. */
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
  const steps = [
    { name: tRoot("header.home"), path: routes.home.path },
    { name: tRoot(`meta.${page}.title`), path },
  ];
  return (
    <div className="wrap legal">
      <JsonLd items={[breadcrumbs(locale, steps)]} />
      <LegalHead documents={documents} singleLanguagePath={singleLanguagePath} />
      <details className="no-print">
        <summary>{t("contents")}</summary>
        <Contents parts={parts} />
      </details>
      <nav aria-label={t("contents")} className="no-print">
        <p>{t("contents")}</p>
        <Contents parts={parts} />
      </nav>
      <div>
        {summary && <Summary {...summary} />}
        {parts.map(({ language, title, intro, sections, prefix }) => (
          <article key={language}>
            {isBilingual && <PartTitle title={title} language={language} />}
            <Prose
              html={intro + sectionsHtml(sections, prefix, isBilingual ? 3 : 2)}
              language={language}
              deep={isBilingual}
            />
          </article>
        ))}
        <RelatedDocuments page={page} />
        <p className="print-only">{withValueSeparator(t("address")) + pageUrl(path, locale)}</p>
      </div>
    </div>
  );
}

/** The non-binding summary, in the language of the page. */
function Summary({ title, lead, intro, language }: ContentDocument) {
  return (
    <section className="in-short" aria-labelledby="in-short">
      <h2 id="in-short">{title}</h2>
      <p>{lead}</p>
      <Prose html={intro} language={language} />
    </section>
  );
}

function PartTitle({ title, language }: { title: string; language: ContentDocument["language"] }) {
  return (
    <h2 className="part" lang={useLang(language)}>
      {title}
    </h2>
  );
}

type ContentsPart = { language: Language; sections: readonly Section[]; prefix: string };

/** Links to the chapters of one document, or of the two documents on a bilingual page. */
function Contents({ parts }: { parts: readonly ContentsPart[] }) {
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
