import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConsultModal } from "@/components/layout/consult-modal";
import { PlacementLink } from "@/components/layout/placement-link";
import { notTeachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { findSeason } from "@/lib/subjects/campaign/current-season";
import { regionFor } from "@/lib/base/reference/campaign-regions";
import { dataOf } from "@/lib/base/contract/result";
import type { LinkProperty } from "@/lib/base/contract/types";
import { campaignPaths, paths } from "@/lib/base/paths";
import { placements } from "@/lib/subjects/placements/names";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { assignImagesToTexts } from "./body-images";
import { VideoCard } from "./video-card";

/**
 * The six body images with their texts, in their order (spec section 2, Home): three doors, with the consult button over
 * the third, and a band of three more, with the video card over the fourth. Texts only if the provider is unreachable.
 */
export async function BodySections() {
  const locale = await getLocale();
  const t = await getTranslations("home.body");
  const placement = dataOf(await readCall("homePage", placements.homeImages, locale));
  const images = assignImagesToTexts(placement?.link_properties ?? [], 6);
  const hasApps = (await availableApps()).length > 0;
  // The last image is about the campaign.
  const hasCampaign = Boolean(await findSeason(regionFor(locale)));
  const part = (key: "1" | "2" | "3" | "4" | "5" | "6") => ({
    title: t(`${key}.title`),
    text: key === "4" && !hasApps ? t("4.textPlain") : t(`${key}.text`),
    image: images[Number(key) - 1],
  });
  return (
    <section aria-label={t("label")}>
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 py-6 desk:gap-6">
        <Door {...part("1")} link={<DoorLink href={paths.levelTest} text={t("1.cta")} />} />
        <Door {...part("2")} link={<DoorLink href={paths.hotSell} text={t("2.cta")} />} />
        <Door {...part("3")} overlay={<ConsultOverlay />} />
      </div>
      <div className="border-y border-line bg-surface">
        <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-x-14 gap-y-6 py-8 narrow:py-6">
          <Feature {...part("4")} overlay={<VideoCard />} />
          <div className="grid content-center gap-6">
            <Row {...part("5")} />
            {hasCampaign && <Row {...part("6")} link={<StudyLink />} />}
          </div>
        </div>
      </div>
    </section>
  );
}

type PartProps = {
  title: string;
  text: string;
  image: LinkProperty | undefined;
  link?: ReactNode;
  /** Lies over the image, or follows the text if there is no image. */
  overlay?: ReactNode;
};

type PartPictureProps = { image: LinkProperty; sizes: string; isLink: boolean; className: string };

function PartPicture({ image, sizes, isLink, className }: PartPictureProps) {
  const picture = (
    <Picture
      sizes={sizes}
      src={image.link}
      alt={image.alt}
      width={640}
      height={480}
      offscreen
      className={className}
    />
  );
  return image.url && isLink ? <PlacementLink url={image.url}>{picture}</PlacementLink> : picture;
}

/** A card that leads on: its link covers it. */
function Door({ title, text, image, link, overlay }: PartProps) {
  return (
    <article
      data-bare={!image || undefined}
      className={`group/door relative flex flex-col overflow-hidden sheet ${overlay ? "" : "narrow:flex-row"}`}
    >
      {image && (
        <div className={`relative ${overlay ? "" : "narrow:w-[26vw] narrow:shrink-0"}`}>
          <PartPicture
            image={image}
            sizes="(max-width: 768px) 100vw, 400px"
            isLink={!overlay}
            className={`w-full object-cover desk:aspect-[5/2] ${overlay ? "aspect-[5/2]" : "aspect-[5/2] narrow:aspect-auto narrow:h-full"}`}
          />
          {overlay}
        </div>
      )}
      <div className="flex grow flex-col p-4 desk:p-5">
        <h2 className="text-h3 group-has-[a:hover]/door:text-mark narrow:text-lead">{title}</h2>
        <p className="mt-1 text-soft narrow:text-label">{text}</p>
        {link}
        {!image && overlay}
      </div>
    </article>
  );
}

function DoorLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} data-for={notTeachers} className="mt-auto link font-semibold after:absolute after:inset-0">
      {text}
    </a>
  );
}

/** The consult button over the third body image. */
function ConsultOverlay() {
  const t = useTranslations("home.body.3");
  return (
    <div className="relative mx-4 -mt-15 pb-4 text-center group-data-bare/door:mx-0 group-data-bare/door:mt-3 group-data-bare/door:pb-0 group-data-bare/door:text-left">
      <ConsultModal className={buttonClasses.light}>
        <Icon name="message-circle" />
        {t("cta")}
      </ConsultModal>
    </div>
  );
}

/** A large image with a card over it. */
function Feature({ title, text, image, overlay }: PartProps) {
  return (
    <article className="self-center">
      <h2 className="section-title">{title}</h2>
      <p className="mt-1 text-soft narrow:text-label">{text}</p>
      <div className="@container relative mt-3">
        {image && (
          <PartPicture
            image={image}
            sizes="(max-width: 768px) 100vw, 560px"
            isLink={false}
            className="aspect-[5/2] w-full rounded-card object-cover"
          />
        )}
        {overlay}
      </div>
    </article>
  );
}

/** A small image beside its text. */
function Row({ title, text, image, link }: PartProps) {
  return (
    <article className="flex items-start gap-5">
      {image && (
        <PartPicture
          image={image}
          sizes="160px"
          isLink
          className="aspect-[4/3] w-[min(10rem,26vw)] shrink-0 rounded-small object-cover"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-h3 narrow:text-lead">{title}</h2>
        <p className="mt-1 text-soft narrow:text-label">{text}</p>
        {link}
      </div>
    </article>
  );
}

function StudyLink() {
  const t = useTranslations("home.body.6");
  return (
    <a href={campaignPaths.home(regionFor(useLocale()))} className="link font-semibold">
      {t("cta")}
    </a>
  );
}
