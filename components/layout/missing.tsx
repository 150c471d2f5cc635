import { useLocale, useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { teachersOnly } from "@/components/session/viewers";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import { fullTitle } from "@/lib/subjects/seo/metadata";

/**
 * The 404 page. With status 404 Next omits the page's metadata and adds `noindex`, so the title is rendered in the
 * page, and React moves it to the head.
 */
export function NotFoundPage() {
  const t = useTranslations("notFound");
  const member = useTranslations("account.member");
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <title>{fullTitle(t("title"), useLocale())}</title>
      <img src="/art/not-found.svg" alt="" width={480} height={320} />
      <h1 className="mt-6 text-h1">{t("title")}</h1>
      <p className="mt-3 max-w-[34rem] lead">{t("text")}</p>
      <a href={paths.home} className={`${buttonClasses.primary} mt-6`}>
        {t("home")}
      </a>
      {/* Live classes are 404 for teachers, so link to their own pages. */}
      <p data-for={teachersOnly} className="mt-6">
        {member("forStudents")}{" "}
        <a href={accountSites().teacherCentre} className="link">
          {member("toTeacherCentre")}
        </a>
      </p>
    </section>
  );
}
