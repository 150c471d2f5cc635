import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { DetailFrame } from "@/components/layout/detail-frame";
import { NextStepCard } from "@/components/layout/next-step-card";
import { JsonLd } from "@/components/seo/json-ld";
import { Share } from "@/components/sharing/share";
import { Prose } from "@/components/texts/prose";
import { Picture } from "@/components/ui/picture";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { articlePath, paths } from "@/lib/base/paths";
import { pickClosest } from "@/lib/subjects/pages/pick-text";
import type { Article } from "@/lib/subjects/pages/read";
import { breadcrumbs, newsArticle } from "@/lib/subjects/seo/json-ld";
import { pageUrl, recordPictureUrl } from "@/lib/subjects/seo/urls";
import { renderMarkdown } from "@/lib/subjects/texts/markdown";
import { Text } from "./block";
import { MoreNews } from "./more-news";

/** An article of the school's news. */
export function ArticlePage({ article }: { article: Article }) {
  const locale = useLocale();
  const t = useTranslations("news");
  const format = useFormatter();
  const { title, summary, picture, pictureAlt, publishedOn } = article;
  const name = pickClosest(title, locale)?.text ?? "";
  const body = pickClosest(article.body, locale);
  const date = format.dateTime(new Date(publishedOn), { dateStyle: "long" });
  return (
    <DetailFrame>
      <ArticleData article={article} name={name} />
      <Breadcrumbs steps={[{ href: paths.news, text: t("title") }]} name={name} />
      <div className="flex flex-wrap gap-x-16 gap-y-12">
        <article className="max-w-[46rem] flex-[1000_1_min(30rem,100%)]">
          <h1 className="text-h1">
            <Text texts={title} />
          </h1>
          <p className="mt-3 text-soft">
            <time dateTime={publishedOn}>{t("published", { date })}</time>
          </p>
          <p className="mt-5 lead">
            <Text texts={summary} />
          </p>
          {picture && (
            <Picture
              src={picture}
              alt={pickClosest(pictureAlt, locale)?.text ?? ""}
              width={960}
              height={540}
              sizes="(max-width: 768px) 100vw, 736px"
              className="mt-6 w-full rounded-card"
            />
          )}
          {body && (
            <div className="mt-8">
              <Prose html={renderMarkdown(body.text)} language={body.language} />
            </div>
          )}
          <div className="mt-8">
            <SectionBoundary>
              <Share url={pageUrl(articlePath(article.slug), locale)} text={name} />
            </SectionBoundary>
          </div>
        </article>
        <div className="flex-[1_1_min(18rem,100%)] print:hidden">
          <div className="grid gap-8 desk:sticky desk:top-24">
            <SectionBoundary>
              <MoreNews except={article.slug} />
            </SectionBoundary>
            <SectionBoundary>
              <NextStepCard />
            </SectionBoundary>
          </div>
        </div>
      </div>
    </DetailFrame>
  );
}

/** Structured data: breadcrumbs and the article. */
function ArticleData({ article, name }: { article: Article; name: string }) {
  const language = useLocale();
  const header = useTranslations("header");
  const t = useTranslations("news");
  const { slug, summary, publishedOn, updatedAt, picture, title } = article;
  const path = articlePath(slug);
  const trail = breadcrumbs(language, [
    { name: header("home"), path: paths.home },
    { name: t("title"), path: paths.news },
    { name, path },
  ]);
  const node = newsArticle(pickClosest(title, language)?.language ?? language, {
    path,
    headline: name,
    description: pickClosest(summary, language)?.text ?? "",
    image: picture || recordPictureUrl("news", slug, language),
    publishedOn,
    updatedAt: updatedAt.toISOString(),
  });
  return <JsonLd items={[trail, node]} />;
}
