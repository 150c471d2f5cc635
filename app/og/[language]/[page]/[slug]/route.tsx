import { noPicture, serveSharePicture } from "@/components/seo/serve-share-picture";
import { isLanguage, type Language } from "@/lib/base/i18n/languages";
import { parseLevel } from "@/lib/subjects/level-test/levels";
import { resultTexts } from "@/lib/subjects/level-test/result-texts";
import { pickClosest } from "@/lib/subjects/pages/pick-text";
import { publishedPages } from "@/lib/subjects/pages/published";
import { findArticle, findOwnPage } from "@/lib/subjects/pages/read";
import { serveRecordPicture } from "@/components/seo/serve-record-picture";
import { isRecordKind } from "@/lib/subjects/people/record-words";
import { preparePicture } from "@/lib/subjects/seo/picture";

/**
 * Share pictures of own pages (`/og/en-US/page/{slug}`), articles (`/og/en-US/news/{slug}`), results of the level test
 * (`/og/en-US/level-test/4`), and classes, live classes and teachers (`/og/en-US/class/1`).
 */
export async function GET(request: Request, { params }: RouteContext<"/og/[language]/[page]/[slug]">) {
  const { language, page, slug } = await params;
  if (isLanguage(language) && page === "level-test") return serveLevelPicture(request, language, slug);
  if (isLanguage(language) && isRecordKind(page)) return serveRecordPicture(request, language, page, slug);
  if (!isLanguage(language) || (page !== "page" && page !== "news")) return noPicture();
  const { ownPages, articles } = publishedPages();
  const listed = (page === "news" ? articles : ownPages).find((other) => other.slug === slug);
  if (!listed) return noPicture();
  const key = JSON.stringify([language, page, slug, listed.updatedAt]);
  return serveSharePicture(request, { key, language }, async () => {
    const words = page === "news" ? await articleTexts(slug, language) : await ownPageTexts(slug, language);
    return words && preparePicture(language, page === "news" ? "article" : "ownPage", words);
  });
}

function serveLevelPicture(request: Request, language: Language, slug: string) {
  const level = parseLevel(slug);
  if (level === undefined) return noPicture();
  const key = JSON.stringify([language, "level-test", level]);
  return serveSharePicture(request, { key, language }, async () =>
    preparePicture(language, "levelTest", await resultTexts(language, level)),
  );
}

async function articleTexts(slug: string, language: Language) {
  const article = await findArticle(slug);
  return article && textsOf(article.title, article.summary, language);
}

async function ownPageTexts(slug: string, language: Language) {
  const page = await findOwnPage(slug);
  return page && textsOf(page.title, page.description, language);
}

type Texts = Partial<Record<Language, string>>;

const textsOf = (title: Texts, description: Texts, language: Language) => ({
  title: pickClosest(title, language)?.text ?? "",
  description: pickClosest(description, language)?.text ?? "",
});
