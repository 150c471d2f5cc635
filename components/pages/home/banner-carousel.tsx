"use client";

import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { PlacementLink } from "@/components/layout/placement-link";
import { useBanners, type InitialBanners } from "@/components/layout/use-banners";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { placements } from "@/lib/subjects/placements/names";
import { findDrawnCharacter } from "./drawn-character";
import { WriteBanner } from "./write-banner";

const size = { width: 960, height: 600 };

/** The banners of the home page in their order; those with an address are links. */
export function BannerCarousel({ initial }: { initial: InitialBanners }) {
  const t = useTranslations("home.hero");
  const carousel = useCarouselLabels();
  const isHydrated = useIsHydrated();
  const [isWriting, setWriting] = useState(false);
  const { banners, isLoading, retry } = useBanners(placements.homeBanners, initial);
  if (!banners) return <LoadingNotice loading={isLoading} retry={retry} className="aspect-[16/10]" />;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t("banners")}
      labels={carousel}
      hasArrows={banners.length > 1}
      autoplay={banners.length > 1}
      isPaused={isWriting}
      // The button on a slide; only after hydration, because the page is measured in bytes.
      slidesClassName={isHydrated ? "*:*:relative" : ""}
      showsOneSlide
    >
      {banners.map((banner, index) => {
        const picture = (
          <Picture
            sizes="(max-width: 768px) 100vw, 640px"
            {...size}
            className="aspect-[16/10] w-full rounded-card object-cover"
            src={banner.link}
            alt={banner.alt || (banner.url ? t("bannerLink", { n: index + 1 }) : "")}
            // Only the first is visible at first; the others load lazily.
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority={index === 0 ? "high" : undefined}
          />
        );
        const drawn = isHydrated && findDrawnCharacter(banner.link);
        const content = banner.url ? (
          <PlacementLink url={banner.url}>{picture}</PlacementLink>
        ) : (
          <div>{picture}</div>
        );
        return (
          <Fragment key={banner.id}>
            {content}
            {drawn && <WriteBanner {...drawn} onWriting={setWriting} />}
          </Fragment>
        );
      })}
    </Carousel>
  );
}
