"use client";

import { useTranslations } from "next-intl";
import { PlacementLink } from "@/components/layout/placement-link";
import { useBanners, type InitialBanners } from "@/components/layout/use-banners";
import { Picture } from "@/components/ui/picture";
import { placements } from "@/lib/subjects/placements/names";

const size = { width: 1200, height: 400 };

/** The banners in a row, which can be scrolled when there are several. */
export function ClassBannerRow({ initial }: { initial: InitialBanners }) {
  const t = useTranslations("classPage.hero");
  const { banners = [] } = useBanners(placements.classBanners, initial);
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("banners")} className="wrap">
      <ul className="flex snap-x overflow-x-auto rounded-card" tabIndex={banners.length > 1 ? 0 : undefined}>
        {banners.map(({ id, link, url, alt: altText }, index) => {
          const alt = altText || (url ? t("bannerLink", { n: index + 1 }) : "");
          const picture = (
            <Picture
              sizes="(max-width: 768px) 100vw, 1200px"
              {...size}
              className="aspect-[2/1] w-full object-cover object-[80%] desk:aspect-[3/1]"
              src={link}
              alt={alt}
              fetchPriority={index === 0 ? "high" : undefined}
              offscreen={index > 0}
            />
          );
          return (
            <li key={id} className="w-full shrink-0 snap-center">
              {url ? <PlacementLink url={url}>{picture}</PlacementLink> : picture}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
