import { Feed } from "feed";
import { getTranslations } from "next-intl/server";
import { env } from "@/lib/env";
import { resolveLanguage } from "@/lib/i18n/resolve";
import { articlePath, newsFeedPath, paths } from "@/lib/paths";
import { listArticles } from "@/lib/pages/read";
import { siteName } from "@/lib/school/school";
import { toAbsoluteUrl } from "@/lib/seo/json-ld";
import { pageUrl } from "@/lib/seo/urls";

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
  for (const { slug, title, summary, picture, publishedOn } of list)
    feed.addItem({
      title: title.text,
      id: pageUrl(articlePath(slug)),
      link: pageUrl(articlePath(slug), language),
      date: new Date(publishedOn),
      ...(summary && { description: summary.text }),
      ...(picture && { image: toAbsoluteUrl(picture) }),
    });
  return new Response(feed.rss2(), {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "private, no-cache",
    },
  });
}
