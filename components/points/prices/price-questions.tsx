import { getLocale, getTranslations } from "next-intl/server";
import { useLang } from "@/components/texts/prose";
import { readSiteDocument } from "@/components/texts/site-document";
import type { Language } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";
import type { DocumentSection } from "@/lib/subjects/texts/parse";

/** The groups of the help page that are about prices. */
const groups = ["buying", "refunds"];

/** Links to the answers about prices on the help page. Nothing if the school has removed these groups. */
export async function PriceQuestions() {
  const help = await readSiteDocument("help", await getLocale());
  const questions = help.sections.filter(({ id }) => groups.includes(id)).flatMap(({ children }) => children);
  if (questions.length === 0) return null;
  const title = (await getTranslations("prices"))("questions");
  return (
    <section aria-labelledby="price-questions" className="sheet p-sheet desk:p-7">
      <h2 id="price-questions" className="text-h3">
        {title}
      </h2>
      <QuestionList questions={questions} language={help.language} />
    </section>
  );
}

type QuestionListProps = { questions: readonly DocumentSection[]; language: Language };

function QuestionList({ questions, language }: QuestionListProps) {
  return (
    <ul lang={useLang(language)} className="mt-2">
      {questions.map(({ id, title }) => (
        <li key={id} className="border-line not-first:border-t">
          <a
            href={`${paths.help}#${id}`}
            className="flex min-h-11 items-center py-2 font-semibold hover:text-mark"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
