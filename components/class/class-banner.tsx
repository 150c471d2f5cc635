import { getLocale, getTranslations } from "next-intl/server";
import { PlacedLink } from "@/components/layout/placed-link";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import { placements } from "@/lib/placements";

const size = { width: 1200, height: 400 };

/** The provider's banners for this page, in a row that scrolls by itself when there are several. */
export async function ClassBanner() {
  const t = await getTranslations("classPage.hero");
  const placement = dataOf(await readCall("homePage", placements.classBanners, await getLocale()));
  const banners = placement?.link_properties.toSorted((a, b) => a.order - b.order) ?? [];
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("banners")} className="wrap">
      <ul className="class-banner" tabIndex={banners.length > 1 ? 0 : undefined}>
        {banners.map(({ id, link, url, alt: words }, index) => {
          const alt = words || (url ? t("bannerLink", { n: index + 1 }) : "");
          const picture = (
            <Picture
              sizes="(max-width: 768px) 100vw, 1200px"
              {...size}
              src={link}
              alt={alt}
              fetchPriority={index === 0 ? "high" : "low"}
            />
          );
          return <li key={id}>{url ? <PlacedLink url={url}>{picture}</PlacedLink> : picture}</li>;
        })}
      </ul>
    </section>
  );
}
