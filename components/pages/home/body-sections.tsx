import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AppCodes } from "@/components/layout/app-codes";
import { ConsultModal } from "@/components/layout/consult-modal";
import { PlacementLink } from "@/components/layout/placement-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Video } from "@/components/video/video";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { findSeason } from "@/lib/subjects/campaign/current-season";
import { regionFor } from "@/lib/base/reference/campaign-regions";
import { dataOf } from "@/lib/base/contract/result";
import type { LinkProperty } from "@/lib/base/contract/types";
import { campaignPaths, paths } from "@/lib/base/paths";
import { placements } from "@/lib/subjects/placements/names";
import { school } from "@/lib/subjects/school/school";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
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
  const hasApps = (await availableApps()).length > 0;
  // The last section is about the campaign.
  const hasCampaign = Boolean(await findSeason(regionFor(locale)));
  return (
    <section aria-label={t("label")} className="wrap grid gap-14 py-4 desk:gap-20">
      {texts.map((key, index) => {
        if (key === "6" && !hasCampaign) return null;
        const Overlay = key === "3" || key === "4" ? overlays[key] : undefined;
        return (
          <BodySection
            key={key}
            title={t(`${key}.title`)}
            text={key === "4" && !hasApps ? t("4.textPlain") : t(`${key}.text`)}
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
    <a href={campaignPaths.home(regionFor(useLocale()))} className="mt-2 link font-semibold">
      {t("cta")}
    </a>
  );
}

/** Classes of an overlay that has no image to lie on. */
const overlayWithoutImage =
  "group-data-bare/body:static group-data-bare/body:mx-0 group-data-bare/body:mt-4 group-data-bare/body:max-w-[34rem] group-data-bare/body:text-left";

/** The consult button over the third body image. */
function ConsultOverlay() {
  const t = useTranslations("home.body.3");
  return (
    <div className={`absolute inset-x-4 bottom-4 text-center ${overlayWithoutImage}`}>
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
  /** Rendered over the image, or below the text if there is no image (see `overlayWithoutImage`). */
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
      className="w-full"
    />
  );
  return (
    <article
      data-bare={!image || undefined}
      className="group/body grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-center gap-6 data-bare:block desk:gap-16"
    >
      <div className="desk:group-even/body:order-2">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 max-w-[34rem] lead">{text}</p>
        {children}
      </div>
      <div className="@container relative">
        {image?.url && !overlay ? <PlacementLink url={image.url}>{picture}</PlacementLink> : picture}
        {overlay}
      </div>
    </article>
  );
}

/**
 * The card over the fourth body image: the school's video and the QR codes of the apps. On a wide image it overlaps the
 * edge, with the codes beside the text.
 */
async function VideoCard() {
  const t = await getTranslations("home.body.4");
  const header = await getTranslations("header");
  const placement = dataOf(await readCall("homePage", placements.homeVideo, await getLocale()));
  const video = placement?.link_properties[0];
  const videoAddress = video?.url || video?.link || school().videoChannel;
  const hasApps = (await availableApps()).length > 0;
  if (!videoAddress && !hasApps) return null;
  return (
    <div
      data-part="video-card"
      className={`relative mx-3 -mt-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-mist bg-white p-4 @min-[33rem]:absolute @min-[33rem]:right-0 @min-[33rem]:-bottom-8 @min-[33rem]:left-0 @min-[33rem]:mx-6 @min-[33rem]:mt-0 @min-[33rem]:flex-nowrap ${overlayWithoutImage}`}
    >
      <div>
        {videoAddress && (
          <>
            <p className="font-bold">{t("videoTitle")}</p>
            <Video href={videoAddress} title={t("videoTitle")}>
              {t("watch")}
            </Video>
          </>
        )}
        {hasApps && <p className="mt-3 to-scan text-label text-soft">{t("qrText")}</p>}
      </div>
      <AppCodes className="to-scan @min-[33rem]:flex-none [&_img]:size-24 [&_img]:max-w-none" />
      {hasApps && (
        <a href={paths.mobileDownload} className="link on-device">
          {header("app")}
        </a>
      )}
    </div>
  );
}
