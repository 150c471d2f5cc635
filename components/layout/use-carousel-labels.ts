import { useTranslations } from "next-intl";
import type { CarouselLabels } from "@/components/ui/carousel";

/** The texts of a carousel's controls. Client components need the message namespace `carousel`. */
export function useCarouselLabels(): CarouselLabels {
  const t = useTranslations("carousel");
  return {
    role: t("role"),
    slideRole: t("slideRole"),
    slide: (n, total) => t("slide", { n, total }),
    previous: t("previous"),
    next: t("next"),
    pause: t("pause"),
    play: t("play"),
  };
}
