import { useFormatter, useLocale, useTranslations } from "next-intl";
import { fallbackLanguage } from "@/lib/base/i18n/languages";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import { useLang } from "./prose";

type LegalHeadProps = {
  documents: readonly ContentDocument[];
  /** Address of the page with the document in the reader's language only. */
  singleLanguagePath?: string;
  /** Title and lead in the reader's language, of a document that is in English. */
  translation?: { title: string; lead: string | undefined };
};

/** Title and lead in each language, with the dates of the last changes and a note if only English is available. */
export function LegalHead({ documents, singleLanguagePath, translation }: LegalHeadProps) {
  const t = useTranslations("legal");
  const format = useFormatter();
  const locale = useLocale();
  const [first] = documents;
  const { updated, revised } = first ?? {};
  const formatDay = (day: string) => format.dateTime(new Date(day), { dateStyle: "long", timeZone: "UTC" });
  const isOnlyInEnglish =
    first?.language === fallbackLanguage && locale !== fallbackLanguage && documents.length === 1;
  return (
    <header className="mb-6 desk:col-start-2 desk:mb-10">
      <h1 className="text-h1 leading-[1.15] font-extrabold">
        {translation?.title ??
          documents.map((document, index) => (
            <HeadTitle key={document.language} document={document} isFirst={index === 0} />
          ))}
      </h1>
      {translation ? (
        <p className={leadClasses}>{translation.lead}</p>
      ) : (
        documents.map((document) => <HeadLead key={document.language} document={document} />)
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-soft">
        {updated && (
          <time dateTime={updated}>{t(revised ? "original" : "updated", { date: formatDay(updated) })}</time>
        )}
        {revised && <time dateTime={revised}>{t("version", { date: formatDay(revised) })}</time>}
        {isOnlyInEnglish && <span>{t("inEnglish")}</span>}
        {singleLanguagePath && (
          <a href={singleLanguagePath} className="link">
            {t("single")}
          </a>
        )}
      </p>
    </header>
  );
}

const leadClasses = "lead mt-4 max-w-[40rem] text-pretty";

function HeadTitle({ document, isFirst }: { document: ContentDocument; isFirst: boolean }) {
  return (
    <>
      {!isFirst && " · "}
      <span lang={useLang(document.language)}>{document.title}</span>
    </>
  );
}

function HeadLead({ document }: { document: ContentDocument }) {
  return (
    <p className={leadClasses} lang={useLang(document.language)}>
      {document.lead}
    </p>
  );
}
