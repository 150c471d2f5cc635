import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { CarouselLabels } from "@/components/ui/carousel";

/** One object for all sections of a page: the data React starts from then holds it once. */
export const carouselLabels = cache(async (): Promise<CarouselLabels> => {
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
});
