import { useFormatter, useLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { NextStepCard } from "@/components/layout/next-step-card";
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
  // Only the newest of all stands out.
  const first = page === 1 ? list[0] : undefined;
  const others = first ? list.slice(1) : list;
  const items = list.map(({ slug, title }) => ({ name: title.text, path: articlePath(slug) }));
  return (
    <div className="wrap py-8 desk:pt-12 desk:pb-14">
      <JsonLd items={[breadcrumbs(locale, trail), ...(items.length > 0 ? [itemList(locale, items)] : [])]} />
      <div className="flex flex-wrap items-center gap-x-14 gap-y-8">
        <div className="flex-[3_1_min(26rem,100%)]">
          <h1 className="text-h1 font-extrabold desk:text-hero">
            {page === 1 ? t("title") : `${t("title")} · ${t("page", { n: page })}`}
          </h1>
          <p className="mt-4 lead">{t("text")}</p>
          {list.length === 0 && <p className="mt-6">{t("empty")}</p>}
        </div>
        {list.length === 0 && <NextStepCard className="flex-[2_1_min(22rem,100%)]" />}
      </div>
      {first && <FirstArticle article={first} />}
      {list.length > 0 && (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(max(18rem,23%),100%),1fr))] gap-4 desk:mt-6 desk:gap-6">
          {others.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
          <li className="grid">
            <NextStepCard />
          </li>
        </ul>
      )}
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

/** The newest article, with its picture beside its title. */
function FirstArticle({ article }: { article: ListedArticle }) {
  return (
    <article className="group relative mt-6 flex flex-wrap overflow-hidden sheet desk:mt-8">
      {article.picture && (
        <Picture
          src={article.picture}
          alt=""
          width={960}
          height={540}
          sizes="(max-width: 768px) 100vw, 60vw"
          className="aspect-video flex-[3_1_min(26rem,100%)] object-cover"
        />
      )}
      <div className="flex flex-[2_1_min(22rem,100%)] flex-col justify-center p-sheet desk:p-8">
        <ArticleText article={article} titleClasses="text-h2 desk:text-h1" summaryClasses="mt-3 lead" />
      </div>
    </article>
  );
}

function ArticleCard({ article }: { article: ListedArticle }) {
  return (
    <li className="group relative flex flex-col overflow-hidden sheet">
      {article.picture && (
        <Picture
          src={article.picture}
          alt=""
          width={640}
          height={360}
          offscreen
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="p-5">
        <ArticleText article={article} titleClasses="text-h3" summaryClasses="mt-2 text-soft" />
      </div>
    </li>
  );
}

type ArticleTextProps = { article: ListedArticle; titleClasses: string; summaryClasses: string };

/** Date, title and summary. The title's link covers the card. */
function ArticleText({ article, titleClasses, summaryClasses }: ArticleTextProps) {
  const { slug, title, summary, publishedOn } = article;
  const locale = useLocale();
  const format = useFormatter();
  const langOf = (language: string) => (language === locale ? undefined : language);
  return (
    <>
      <p className="text-label text-soft">
        <time dateTime={publishedOn}>{format.dateTime(new Date(publishedOn), { dateStyle: "long" })}</time>
      </p>
      <h2 className={`mt-1 group-hover:text-mark ${titleClasses}`} lang={langOf(title.language)}>
        <a href={articlePath(slug)} className="after:absolute after:inset-0">
          {title.text}
        </a>
      </h2>
      {summary && (
        <p className={summaryClasses} lang={langOf(summary.language)}>
          {summary.text}
        </p>
      )}
    </>
  );
}
