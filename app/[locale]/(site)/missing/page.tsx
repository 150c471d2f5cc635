import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/components/ui/button";
import { paths } from "@/lib/routes";

export async function generateMetadata() {
  const t = await getTranslations("meta.missing");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** What every unknown address shows; the middleware gives it its status 404. */
export default function MissingPage() {
  const t = useTranslations("notFound");
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <img src="/art/not-found.svg" alt="" width={480} height={320} />
      <h1 className="text-h1 mt-6">{t("title")}</h1>
      <p className="text-lead text-soft mt-3 max-w-[34rem]">{t("text")}</p>
      <a href={paths.home} className={`${buttonLook.primary} mt-6`}>
        {t("home")}
      </a>
    </section>
  );
}
