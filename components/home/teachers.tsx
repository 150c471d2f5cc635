import { getLocale, getTranslations } from "next-intl/server";
import { carouselLabels } from "@/components/layout/carousel-labels";
import { noticeLabels } from "@/components/layout/notice-labels";
import { initialOf } from "@/lib/api/initial";
import { readCall } from "@/lib/api/server";
import { TeacherSlide } from "./teacher-slide";

export async function Teachers() {
  const locale = await getLocale();
  const t = await getTranslations("home.teachers");
  const initial = initialOf(await readCall("recommendedTeachers", {}, locale));
  return (
    <section className="teachers wrap desk:py-20 py-14">
      <h2 className="text-h2">{t("title")}</h2>
      {initial.fallback?.list.length !== 0 && <p className="text-soft mt-2">{t("text")}</p>}
      <TeacherSlide
        initial={initial}
        locale={locale}
        labels={{
          list: t("label"),
          from: t.raw("from"),
          close: t("close"),
          empty: t("empty"),
        }}
        carousel={await carouselLabels()}
        notice={await noticeLabels()}
      />
    </section>
  );
}
