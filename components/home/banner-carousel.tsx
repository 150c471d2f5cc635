"use client";

import { PlacedLink } from "@/components/layout/placed-link";
import { Carousel, type CarouselLabels } from "@/components/ui/carousel";
import { fill } from "@/components/ui/fill";
import { Waiting, type NoticeLabels } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/lib/api/hooks";
import type { Initial } from "@/lib/api/initial";
import type { CallAnswer } from "@/lib/contract/types";
import { placements } from "@/lib/placements";

type BannerCarouselProps = {
  initial: Initial<CallAnswer<"homePage">>;
  label: string;
  linkLabel: string;
  labels: CarouselLabels;
  notice: NoticeLabels;
};

const size = { width: 960, height: 600 };

/** The school's banners in their order; one with an address leads there. */
export function BannerCarousel({ initial, label, linkLabel, labels, notice }: BannerCarouselProps) {
  const { data, isLoading, mutate } = useCall("homePage", placements.homeBanners, initial);
  if (!data)
    return <Waiting labels={notice} loading={isLoading} retry={() => mutate()} className="aspect-[16/10]" />;
  const banners = data.link_properties.toSorted((a, b) => a.order - b.order);
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={label}
      labels={labels}
      slides="banners"
      arrows={banners.length > 1}
      autoplay={banners.length > 1}
      single
    >
      {banners.map((banner, index) => {
        const picture = (
          <Picture
            sizes="(max-width: 768px) 100vw, 640px"
            {...size}
            src={banner.link}
            alt={banner.alt || (banner.url ? fill(linkLabel, { n: index + 1 }) : "")}
            // Only the first is seen before a move: the others wait until the page has settled.
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority={index === 0 ? "high" : "low"}
          />
        );
        return banner.url ? (
          <PlacedLink key={banner.id} url={banner.url}>
            {picture}
          </PlacedLink>
        ) : (
          <div key={banner.id}>{picture}</div>
        );
      })}
    </Carousel>
  );
}
