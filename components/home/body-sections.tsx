import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AppCodes } from "@/components/layout/app-codes";
import { ConsultModal } from "@/components/layout/consult-modal";
import { ExternalLink } from "@/components/layout/external-link";
import { PlacementLink } from "@/components/layout/placement-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/api/server";
import { regionFor } from "@/lib/campaign/region";
import { dataOf } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { campaignPaths, paths } from "@/lib/paths";
import { placements } from "@/lib/placements";
import { school } from "@/lib/school/school";
import { assignImagesToTexts } from "./body-images";

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

/** The card over the fourth body image: the school's video and the QR codes of the apps. */
async function VideoCard() {
  const t = await getTranslations("home.body.4");
  const header = await getTranslations("header");
  const placement = dataOf(await readCall("homePage", placements.homeVideo, await getLocale()));
  const video = placement?.link_properties[0];
  return (
    <div className="video-card">
      <div>
        <p className="font-bold">{t("videoTitle")}</p>
        <ExternalLink
          href={video?.url || video?.link || school().videoChannel}
          className={`${buttonClasses.secondary} mt-3`}
        >
          <Icon name="play" size={18} />
          {t("watch")}
        </ExternalLink>
        <p className="text-label text-soft mt-3 to-scan">{t("qrText")}</p>
      </div>
      <AppCodes className="to-scan" />
      <a href={paths.mobileDownload} className="link on-device">
        {header("app")}
      </a>
    </div>
  );
}
