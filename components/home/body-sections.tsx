import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConsultModal } from "@/components/layout/consult-modal";
import { PlacementLink } from "@/components/layout/placement-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/api/server";
import { regionFor } from "@/lib/campaign/region";
import { dataOf } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { campaignPaths } from "@/lib/paths";
import { placements } from "@/lib/placements";
import { assignImagesToTexts } from "./body-images";
import { VideoCard } from "./video-card";

/** Message keys of the texts beside the body images. */
const texts = ["1", "2", "3", "4", "5", "6"] as const;
/** Content over the third and the fourth image (spec section 2, Home). */
const overlays = { "3": ConsultOverlay, "4": VideoCard } as const;

/** Six stacked body images with their texts; texts only if the provider is unreachable. */
export async function BodySections() {
  const locale = await getLocale();
  const t = await getTranslations("home.body");
  const placement = dataOf(await readCall("homePage", placements.homeImages, locale));
  const images = assignImagesToTexts(placement?.link_properties ?? [], texts.length);
  return (
    <section aria-label={t("label")} className="wrap stack">
      {texts.map((key, index) => {
        const Overlay = key === "3" || key === "4" ? overlays[key] : undefined;
        return (
          <BodySection
            key={key}
            title={t(`${key}.title`)}
            text={t(`${key}.text`)}
            image={images[index]}
            overlay={Overlay && <Overlay />}
          >
            {key === "6" && <StudyLink />}
          </BodySection>
        );
      })}
    </section>
  );
}

function StudyLink() {
  const t = useTranslations("home.body.6");
  return (
    <a href={campaignPaths.home(regionFor(useLocale()))} className="link mt-2 font-semibold">
      {t("cta")}
    </a>
  );
}

/** The consult button over the third body image. */
function ConsultOverlay() {
  const t = useTranslations("home.body.3");
  return (
    <div className="consult-overlay">
      <ConsultModal className={buttonClasses.light}>
        <Icon name="message-circle" />
        {t("cta")}
      </ConsultModal>
    </div>
  );
}

type BodySectionProps = {
  title: string;
  text: string;
  image: LinkProperty | undefined;
  /** Rendered over the image. */
  overlay?: ReactNode;
  children?: ReactNode;
};

function BodySection({ title, text, image, overlay, children }: BodySectionProps) {
  const picture = image && (
    <Picture
      sizes="(max-width: 768px) 100vw, 640px"
      src={image.link}
      alt={image.alt}
      width={640}
      height={480}
      offscreen
    />
  );
  return (
    <article data-bare={!image || undefined}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
      <div>
        {image?.url && !overlay ? <PlacementLink url={image.url}>{picture}</PlacementLink> : picture}
        {overlay}
      </div>
    </article>
  );
}
