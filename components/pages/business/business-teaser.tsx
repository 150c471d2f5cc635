import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";

/** On the class page: a link to the page for companies. Keep the id, because older links point to it. */
export function BusinessTeaser() {
  const t = useTranslations("business");
  return (
    <section id="business" aria-labelledby="business-title" className="border-t border-line bg-surface">
      <div className="wrap py-14 desk:py-20">
        <h2 id="business-title" className="text-h2">
          {t("title")}
        </h2>
        <p className="mt-2 mb-6 max-w-[46rem] lead">{t("text")}</p>
        <a href={paths.business} className={buttonClasses.secondary}>
          {t("more")}
        </a>
      </div>
    </section>
  );
}
