import { Feed } from "feed";
import { getTranslations } from "next-intl/server";
import { env } from "@/lib/base/env";
import { resolveLanguage } from "@/lib/base/i18n/resolve";
import { newsFeedPath, paths } from "@/lib/base/paths";
import { toFeedItem } from "@/lib/subjects/pages/feed";
import { listArticles } from "@/lib/subjects/pages/read";
import { siteName } from "@/lib/subjects/school/school";
import { pageUrl } from "@/lib/subjects/seo/urls";

/** SITE_URL is known at run time, not at build. */
export const dynamic = "force-dynamic";

/** The newest articles as an RSS 2.0 feed, in the language of `?locale=` or of the request. */
export async function GET(request: Request) {
  const language = resolveLanguage({
    query: new URL(request.url).searchParams.get("locale"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const t = await getTranslations({ locale: language, namespace: "news" });
  const { list } = await listArticles(language);
  const feed = new Feed({
    title: `${t("title")} · ${siteName(language)}`,
    description: t("text"),
    id: pageUrl(paths.news, language),
    link: pageUrl(paths.news, language),
    language,
    copyright: siteName(language),
    feedLinks: { rss: `${env().SITE_URL}${newsFeedPath}?locale=${language}` },
    ...(list[0] && { updated: new Date(list[0].publishedOn) }),
  });
  for (const article of list) feed.addItem(toFeedItem(article, language));
  return new Response(feed.rss2(), {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "Accept-Language",
    },
  });
}
