import { getLocale, getTranslations } from "next-intl/server";
import { carouselLabels } from "@/components/layout/carousel-labels";
import { noticeLabels } from "@/components/layout/notice-labels";
import { initialOf } from "@/lib/api/initial";
import { readCall } from "@/lib/api/server";
import { school } from "@/lib/school/school";
import { PartnerSlide } from "./partner-slide";

export async function Partners() {
  const locale = await getLocale();
  const t = await getTranslations("home.partners");
  return (
    <section className="border-mist border-t bg-white">
      <div className="wrap py-14">
        <h2 className="text-h2">{t("title")}</h2>
        <p className="text-soft mt-2">{t("text", { count: school().partnerUniversities })}</p>
        <PartnerSlide
          initial={initialOf(await readCall("partners", {}, locale))}
          labels={{ list: t("label"), logo: t("logo"), empty: t("empty") }}
          carousel={await carouselLabels()}
          notice={await noticeLabels()}
        />
      </div>
    </section>
  );
}
