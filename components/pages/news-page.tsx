import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/seo/json-ld";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import { articlePath, newsFeedPath, paths } from "@/lib/base/paths";
import { articlesPerPage } from "@/lib/subjects/pages/published";
import { listArticles, type ListedArticle } from "@/lib/subjects/pages/read";
import { breadcrumbs, itemList } from "@/lib/subjects/seo/json-ld";

/** The list of articles, the newest first. @param props.page from 1 */
export async function NewsPage({ page }: { page: number }) {
  const locale = await getLocale();
  const t = await getTranslations("news");
  const header = await getTranslations("header");
  const { list, total } = await listArticles(locale, page);
  if (page > 1 && list.length === 0) notFound();
  const trail = [
    { name: header("home"), path: paths.home },
    { name: t("title"), path: paths.news },
  ];
  const items = list.map(({ slug, title }) => ({ name: title.text, path: articlePath(slug) }));
  return (
    <div className="wrap py-8 desk:pt-10 desk:pb-14">
      <JsonLd items={[breadcrumbs(locale, trail), ...(items.length > 0 ? [itemList(locale, items)] : [])]} />
      <h1 className="text-h1">{page === 1 ? t("title") : `${t("title")} · ${t("page", { n: page })}`}</h1>
      <p className="mt-3 lead">{t("text")}</p>
      {list.length === 0 && <p className="mt-8">{t("empty")}</p>}
      <ul className="mt-8 grid-fit gap-6">
        {list.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
      {total > articlesPerPage && (
        <Pagination
          page={page}
          pages={Math.ceil(total / articlesPerPage)}
          href={(number) => (number === 1 ? paths.news : `${paths.news}?page=${number}`)}
          labels={{ label: t("pages"), previous: t("previous"), next: t("next") }}
        />
      )}
      {list.length > 0 && (
        <p className="mt-8">
          <a href={`${newsFeedPath}?locale=${locale}`} className="link">
            {t("feed")}
          </a>
        </p>
      )}
    </div>
  );
}

async function ArticleCard({ article }: { article: ListedArticle }) {
  const { slug, title, summary, picture, publishedOn } = article;
  const locale = await getLocale();
  const format = await getFormatter();
  const langOf = (language: string) => (language === locale ? undefined : language);
  return (
    <li className="group relative flex flex-col overflow-hidden sheet">
      {picture && <Picture src={picture} alt="" width={640} height={360} offscreen className="w-full" />}
      <div className="p-5">
        <p className="text-label text-soft">
          <time dateTime={publishedOn}>{format.dateTime(new Date(publishedOn), { dateStyle: "long" })}</time>
        </p>
        <h2 className="mt-1 text-h3 group-hover:text-mark" lang={langOf(title.language)}>
          <a href={articlePath(slug)} className="after:absolute after:inset-0">
            {title.text}
          </a>
        </h2>
        {summary && (
          <p className="mt-2" lang={langOf(summary.language)}>
            {summary.text}
          </p>
        )}
      </div>
    </li>
  );
}
