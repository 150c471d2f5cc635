import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ContentDocument } from "@/lib/content/read";
import { useLang } from "./prose";

type LegalHeadProps = {
  documents: readonly ContentDocument[];
  /** Address of the document in the reader's own language alone. */
  single?: string;
};

/** Title and lead in each language of the document, and what the reader must know of it. */
export function LegalHead({ documents, single }: LegalHeadProps) {
  const t = useTranslations("legal");
  const format = useFormatter();
  const locale = useLocale();
  const [first] = documents;
  const updated = first?.updated;
  const inEnglish = first?.language === "en-US" && locale !== "en-US" && documents.length === 1;
  return (
    <header>
      <h1>
        {documents.map((document, index) => (
          <HeadTitle key={document.language} document={document} first={index === 0} />
        ))}
      </h1>
      {documents.map((document) => (
        <HeadLead key={document.language} document={document} />
      ))}
      <p className="status">
        {updated && (
          <time dateTime={updated}>
            {t("updated", {
              date: format.dateTime(new Date(updated), { dateStyle: "long", timeZone: "UTC" }),
            })}
          </time>
        )}
        {inEnglish && <span>{t("inEnglish")}</span>}
        {single && (
          <a href={single} className="no-print">
            {t("single")}
          </a>
        )}
      </p>
    </header>
  );
}

function HeadTitle({ document, first }: { document: ContentDocument; first: boolean }) {
  return (
    <>
      {!first && " · "}
      <span lang={useLang(document.language)}>{document.title}</span>
    </>
  );
}

function HeadLead({ document }: { document: ContentDocument }) {
  return (
    <p className="lead" lang={useLang(document.language)}>
      {document.lead}
    </p>
  );
}
