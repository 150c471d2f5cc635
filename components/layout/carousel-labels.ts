import { getTranslations } from "next-intl/server";
import type { CarouselLabels } from "@/components/ui/carousel";

export async function carouselLabels(): Promise<CarouselLabels> {
  const t = await getTranslations("carousel");
  return {
    role: t("role"),
    slideRole: t("slideRole"),
    slide: t.raw("slide"),
    previous: t("previous"),
    next: t("next"),
    pause: t("pause"),
    play: t("play"),
  };
}
