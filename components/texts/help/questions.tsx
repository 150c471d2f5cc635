import { useTranslations, useLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/seo/json-ld";
import proseStyles from "@/components/texts/prose.module.css";
import { listArticles } from "@/lib/subjects/pages/read";
import { escapeHtml, toPlainText } from "@/lib/subjects/texts/html";
import type { ContentDocument } from "@/lib/subjects/texts/read";
import { questionsHtml } from "@/lib/subjects/texts/questions-html";
import { foldQuestionsScript } from "@/lib/app/inline-scripts/compiled";
import { articlePath, paths } from "@/lib/base/paths";
import { siteName } from "@/lib/subjects/school/school";
import { breadcrumbs, faqPage } from "@/lib/subjects/seo/json-ld";
import styles from "./questions.module.css";

const pictures = [
  { file: "one-to-one", name: "oneToOne" },
  { file: "small-group", name: "smallGroup" },
  { file: "large-class", name: "largeClass" },
] as const;

/** A picture of the classroom for each of the three kinds of class (spec section 2, Help). */
function ClassPictures() {
  const t = useTranslations("help.pictures");
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="mt-4 mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4"
    >
      {pictures.map(({ file, name }) => (
        <figure key={file} className="rounded-card border border-line bg-ground p-3">
          <img
            src={`/art/help/${file}.svg`}
            alt={t(`${name}.alt`)}
            width={480}
            height={300}
            loading="lazy"
            className="h-auto w-full"
          />
          <figcaption className="mt-2 text-center text-label font-semibold">{t(`${name}.title`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Id of the group with the pictures of the kinds of class. */
const groupWithPictures = "format";

/** All questions by group. Each group is one string of HTML, which needs no hydration. */
export async function Questions({ id, help }: { id: string; help: ContentDocument }) {
  const t = await getTranslations("help");
  return (
    <div
      id={id}
      lang={help.language}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(30rem,100%),1fr))] items-start gap-x-14 gap-y-10"
    >
      {help.sections.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id} className="mb-3 text-h3">
            {group.title}
          </h2>
          {group.id === groupWithPictures && <ClassPictures />}
          <div
            className={`${proseStyles.prose} max-w-none ${styles.questions}`}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: questionsHtml(group.children, t("link")) }}
          />
        </section>
      ))}
      <ArticleGroup />
      <script dangerouslySetInnerHTML={{ __html: foldQuestionsScript }} />
    </div>
  );
}

/** Id of the group with the newest articles. */
const newsGroup = "news";

/** The newest articles as a group of their own, so that the search finds them. Absent while there is none. */
async function ArticleGroup() {
  const locale = await getLocale();
  const t = await getTranslations("news");
  const { list } = await listArticles(locale);
  if (list.length === 0) return null;
  const entries = list.map(({ slug, title, summary }) => ({
    id: `${newsGroup}-${slug}`,
    title: title.text,
    html: `<p>${escapeHtml(summary?.text ?? "")} <a href="${articlePath(slug)}">${escapeHtml(title.text)}</a></p>`,
    children: [],
  }));
  return (
    <section aria-labelledby={newsGroup}>
      <h2 id={newsGroup} className="mb-3 text-h3">
        {t("title")}
      </h2>
      <div
        className={`${proseStyles.prose} max-w-none ${styles.questions}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: questionsHtml(entries, (await getTranslations("help"))("link")) }}
      />
    </section>
  );
}

/** Structured data: the breadcrumbs, and the questions with their answers. */
export function HelpData({ help }: { help: ContentDocument }) {
  const locale = useLocale();
  const questions = help.sections
    .flatMap(({ children }) => children)
    .map(({ title, html }) => ({ question: title, answer: toPlainText(html) }));
  const steps = [
    { name: siteName(locale), path: paths.home },
    { name: help.title, path: paths.help },
  ];
  return <JsonLd items={[breadcrumbs(locale, steps), faqPage(help.language, questions)]} />;
}
