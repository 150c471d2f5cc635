import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button";
import { notTeachers } from "@/components/session/viewers";
import { paths } from "@/lib/paths";

/** Replaces a page whose main content could not be loaded from the provider, with a retry link. */
export async function Unreachable({ path }: { path: string }) {
  const t = await getTranslations();
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <img src="/art/error.svg" alt="" width={480} height={320} />
      <h1 className="text-h1 mt-6">{t("error.title")}</h1>
      <p className="lead mt-3 max-w-[34rem]">{t("notice.failed")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a href={path} className={buttonClasses.primary}>
          {t("error.retry")}
        </a>
        <a data-for={notTeachers} href={paths.hotSell} className={buttonClasses.secondary}>
          {t("header.hotSell")}
        </a>
      </div>
    </section>
  );
}
