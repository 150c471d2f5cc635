"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PlacementLink } from "@/components/layout/placement-link";
import { useBanners, type InitialBanners } from "@/components/layout/use-banners";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import { placements } from "@/lib/subjects/placements/names";
import { HelloBoard, type Hello } from "./hello-board";

const size = { width: 960, height: 600 };

type BannerCarouselProps = { initial: InitialBanners; hello: Hello };

/**
 * A board with a first character, then the banners of the home page in their order; those with an address are links. The
 * first stroke on the board pauses the carousel.
 */
export function BannerCarousel({ initial, hello }: BannerCarouselProps) {
  const t = useTranslations("home.hero");
  const carousel = useCarouselLabels();
  const [isWriting, setWriting] = useState(false);
  const { banners, isLoading, retry } = useBanners(placements.homeBanners, initial);
  const board = <HelloBoard key="hello" hello={hello} onBegin={() => setWriting(true)} />;
  if (!banners)
    return (
      <>
        {board}
        <LoadingNotice loading={isLoading} retry={retry} className="mt-3" />
      </>
    );
  if (banners.length === 0) return board;
  return (
    <Carousel
      label={t("banners")}
      labels={carousel}
      hasArrows
      hasOverlaidButtons
      autoplay
      isPaused={isWriting}
      slidesClassName="*:*:grid *:*:items-center"
      showsOneSlide
    >
      {board}
      {banners.map((banner, index) => {
        const picture = (
          <Picture
            sizes="(max-width: 768px) 100vw, 640px"
            {...size}
            className="aspect-[16/10] w-full rounded-card object-cover"
            src={banner.link}
            alt={banner.alt || (banner.url ? t("bannerLink", { n: index + 1 }) : "")}
            offscreen
          />
        );
        return banner.url ? (
          <PlacementLink key={banner.id} url={banner.url}>
            {picture}
          </PlacementLink>
        ) : (
          <div key={banner.id}>{picture}</div>
        );
      })}
    </Carousel>
  );
}
