import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/lib/base/i18n/languages";
import { pickClosest } from "@/lib/subjects/pages/pick-text";

type Texts = Partial<Record<Language, string>>;

/** A text in the page's language or the closest one, which is marked. */
export function Text({ texts }: { texts: Texts }) {
  const locale = useLocale();
  const picked = pickClosest(texts, locale);
  if (!picked) return null;
  return picked.language === locale ? picked.text : <span lang={picked.language}>{picked.text}</span>;
}

export const hasText = (texts: Texts) => Object.keys(texts).length > 0;

/** A section with an optional heading. */
export function Block({ heading, children }: { heading: Texts; children: ReactNode }) {
  return (
    <section className="wrap py-10 desk:py-14">
      {hasText(heading) && (
        <h2 className="mb-6 text-h2">
          <Text texts={heading} />
        </h2>
      )}
      {children}
    </section>
  );
}
