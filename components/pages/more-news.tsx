import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import { articlePath, paths } from "@/lib/base/paths";
import { listArticles } from "@/lib/subjects/pages/read";

const maxArticles = 3;

/** The newest other articles, with a link to all. @param props.except the article on the page, by its slug */
export async function MoreNews({ except }: { except: string }) {
  const locale = await getLocale();
  const t = await getTranslations("news");
  const format = await getFormatter();
  const { list } = await listArticles(locale, 1, maxArticles + 1);
  const others = list.filter(({ slug }) => slug !== except).slice(0, maxArticles);
  return (
    <section aria-labelledby={others.length > 0 ? "more-news" : undefined}>
      {others.length > 0 && (
        <>
          <h2 id="more-news" className="text-h3">
            {t("more")}
          </h2>
          <ul className="mt-2">
            {others.map(({ slug, title, picture, publishedOn }) => (
              <li
                key={slug}
                className="group relative flex items-center gap-4 border-line py-3 not-first:border-t"
              >
                {picture && (
                  <Picture
                    src={picture}
                    alt=""
                    width={96}
                    height={72}
                    sizes="96px"
                    offscreen
                    className="aspect-[4/3] w-[min(6rem,26vw)] shrink-0 rounded-small object-cover"
                  />
                )}
                <div className="min-w-0">
                  <p className="text-label text-soft">
                    <time dateTime={publishedOn}>
                      {format.dateTime(new Date(publishedOn), { dateStyle: "long" })}
                    </time>
                  </p>
                  <h3
                    className="text-base leading-snug group-hover:text-mark"
                    lang={title.language === locale ? undefined : title.language}
                  >
                    <a href={articlePath(slug)} className="after:absolute after:inset-0">
                      {title.text}
                    </a>
                  </h3>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={paths.news} className="link font-semibold">
          {t("all")}
        </a>
      </p>
    </section>
  );
}
