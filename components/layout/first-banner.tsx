"use client";

import { Picture } from "@/components/ui/picture";
import type { Placement } from "@/lib/base/contract/types";
import { useBanners, type InitialBanners } from "./use-banners";

type FirstBannerProps = { placement: Placement; initial: InitialBanners; className?: string };

/** The first of a placement's banners, as a picture without a link. */
export function FirstBanner({ placement, initial, className = "desk:w-[45%]" }: FirstBannerProps) {
  const banner = useBanners(placement, initial).banners?.[0];
  if (!banner) return null;
  return (
    <Picture
      sizes="(max-width: 768px) 100vw, 1200px"
      src={banner.link}
      alt={banner.alt}
      width={1200}
      height={400}
      // The motif is on the right in every banner of the site.
      className={`aspect-[4/1] w-full shrink-0 rounded-card object-cover object-[85%] desk:aspect-[5/2] desk:self-center ${className}`}
    />
  );
}
